import BarPoliciesTesting
import Foundation
import Testing

@Suite struct PointHistogramTests {
    @Test func percentilesAreRanks() throws {
        var distances = PointHistogram()
        #expect(distances.percentile(0.5) == nil)
        for thousandths in 1...100 { distances.add(Double(thousandths) / 1_000) }
        #expect(distances.count == 100)
        #expect(distances.percentile(0.5) == 0.05)
        #expect(distances.percentile(0.95) == 0.095)
        #expect(distances.percentile(0) == 0.001)
        #expect(distances.percentile(1) == 0.1)
    }

    @Test func aPercentileIsRightWithinATenthOfAPerCent() throws {
        var distance = 0.01
        while distance < 1e9 {
            var one = PointHistogram()
            one.add(distance)
            let found = try #require(one.percentile(0.5))
            #expect(abs(found - distance) <= max(0.001 * distance, 0.000_5))
            distance *= 1.07
        }
    }

    @Test func largerDistancesAreInLaterBuckets() throws {
        var last = -1
        for thousandths in [0, 1, 1_023, 1_024, 1_025, 2_047, 2_048, 4_096, 1_000_000, 999_999_999_999] {
            var one = PointHistogram()
            one.add(Double(thousandths) / 1_000)
            let bucket = try #require(one.counts.keys.first)
            #expect(bucket > last || thousandths == 1_025 || thousandths == 2_047, "\(thousandths)")
            last = bucket
        }
    }

    @Test func partsAddUpToTheWholeInAnyOrder() {
        var random = SplitMix64(seed: 7)
        let values = (0..<500).map { _ in Double(random.next() % 3_000_000) / 1_000 }
        var whole = PointHistogram()
        var parts = Array(repeating: PointHistogram(), count: 7)
        for value in values {
            whole.add(value)
            parts[Int(random.next() % 7)].add(value)
        }
        var forwards = PointHistogram()
        for part in parts { forwards.add(part) }
        var backwards = PointHistogram()
        for part in parts.reversed() { backwards.add(part) }
        #expect(forwards == whole)
        #expect(backwards == whole)
    }

    @Test func whatIsKeptIsReadAgain() throws {
        var distances = PointHistogram()
        for distance in [0.003, 0.003, 700, 12] { distances.add(distance) }
        let text = try JSONEncoder().encode(distances)
        #expect(String(decoding: text, as: UTF8.self).hasPrefix("[[3,2],["))
        #expect(try JSONDecoder().decode(PointHistogram.self, from: text) == distances)
        for wrong in ["[[3]]", "[[3,2],[3,1]]", "[[-1,2]]", "[[3,0]]", "{}"] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(PointHistogram.self, from: Data(wrong.utf8))
            }
        }
    }

    @Test func wildDistancesAreBroughtIn() {
        var wild = PointHistogram()
        for distance in [-5, .nan, .infinity, 1e300] { wild.add(distance) }
        #expect(wild.counts.count == 2)
        #expect(wild.count == 4)
    }

    @Test func countsThatCannotBeAreRefused() {
        #expect(PointHistogram(counts: [3: 2])?.count == 2)
        #expect(PointHistogram(counts: [-1: 2]) == nil)
        #expect(PointHistogram(counts: [3: 0]) == nil)
        #expect(PointHistogram(counts: [1_000_000: 1]) == nil)
        #expect(PointHistogram(counts: [3: .max, 4: 1]) == nil)
    }
}
