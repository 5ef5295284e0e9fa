import BarPolicies

extension PeerTests {
    /// react-headroom's decisions: its `pinStart` or the bar's length is a zone at the start.
    static let reactHeadroom = [
        row(
            "RH-01", .start, Presets.headroom(),
            "Hidden, from 0 to 10: nothing changes.",
            "H D10 ?>0 ?settled:0 ?moves:0"),
        row(
            "RH-02", .jitter, Presets.headroom(),
            "Shown, from 100 up to 90: nothing changes.",
            "y=100 D >90 ?>1 ?settled:1 ?moves:0"),
        row(
            "RH-03", .jitter, Presets.headroom(),
            "Shown, from 0 down to 10: hidden.",
            "D >10 ?>0 ?settled:0 ?moves:1"),
        row(
            "RH-04", .start, Presets.headroom(offset: 200),
            "In a zone of 200 at the start, from 100 to 110: nothing changes.",
            "y=100 D >110 ?>1 ?settled:1 ?moves:0"),
        row(
            "RH-05", .jitter, Presets.headroom(downTolerance: 1_000),
            "10 points down do not exceed a tolerance of 1000.",
            "y=100 D >110 ?>1 ?settled:1 ?moves:0"),
        row(
            "RH-06", .jitter, Presets.headroom(),
            "Hidden, from 10 up to 1: shown.",
            "H y=10 D >1 ?>1 ?settled:1 ?moves:1"),
        row(
            "RH-07", .jitter, Presets.headroom(upTolerance: 1_000),
            "10 points up do not exceed a tolerance of 1000.",
            "H y=110 D >100 ?>0 ?settled:0 ?moves:0"),
        row(
            "RH-08", .start, Presets.headroom(offset: 100),
            "From 0 to 10, within the first bar length: nothing changes.",
            "B=100 D >10 ?>1 ?settled:1 ?moves:0"),
        row(
            "RH-09", .start, Presets.headroom(offset: 100),
            "Shown, from 50 up to 10 within the first bar length: nothing changes.",
            "B=100 y=50 D >10 ?>1 ?settled:1 ?moves:0"),
        row(
            "RH-10", .start, Presets.headroom(offset: 100, upTolerance: 1_000),
            "Within a bar length of the start a tolerance of 1000 is void, from 50 to 10.",
            "B=100 H y=50 D >10 ?>1 ?settled:1 ?moves:1"),
        row(
            "RH-10 (on the way)", .start, Presets.headroom(offset: 100, upTolerance: 1_000),
            "Outside it the tolerance holds, from 150 to 110.",
            "B=100 H y=150 D >110/10 ?>0 >50/20 ?>1 >10/20 ?>1 U . ?settled:1 ?moves:1"),
        row(
            "RH-11", .start, Presets.headroom(offset: 100, upTolerance: 1_000),
            "The same from 50 to 1.",
            "B=100 H y=50 D >1 ?>1 ?settled:1 ?moves:1"),
        row(
            "RH-12", .start, Presets.headroom(offset: 100),
            "Shown, from 50 down to 80 within the first bar length: nothing changes.",
            "B=100 y=50 D >80 ?>1 ?settled:1 ?moves:0"),
        row(
            "RH-13", .start, Presets.headroom(offset: 100),
            "Shown, from 100 up to 1: nothing changes.",
            "B=100 y=100 D >1 ?>1 ?settled:1 ?moves:0"),
        row(
            "RH-14", .start, Presets.headroom(offset: 20),
            "Shown, from 100 up to 10: the header belongs to the page again, still shown.",
            "B=100 y=100 D >10 ?>1 ?settled:1 ?moves:0"),
        row(
            "RH-14 (at the edge)", .start, Presets.headroom(offset: 20, upTolerance: 1_000),
            "At exactly 20 a zone of 20 counts: a hidden header is shown there.",
            "B=100 H y=100 D >21 ?>0 >20 ?>1 ?settled:1 ?moves:1"),
        row(
            "RH-15", .start, Presets.headroom(offset: 20),
            "Shown, from 100 up to 50, outside a zone of 20: nothing changes.",
            "B=100 y=100 D >50 ?>1 ?settled:1 ?moves:0"),
        row(
            "RH-16", .start, Presets.headroom(offset: 100).animated(.immediate),
            "One step past the first bar length hides, here without animation: the page has carried the bar away.",
            "B=100 D >100/15 ?>1 ?moves:0 >110 ?>0 ?moves:1"),
        row(
            "RH-17", .holds, Presets.headroom(),
            "Pinned by the app while hidden: shown, and scrolling down does not hide.",
            "B=100 H y=100 !hold ?>1 D >110 ?>1 ?settled:1 ?moves:1"),
        row(
            "RH-17 (shown)", .holds, Presets.headroom(),
            "Pinned by the app while shown: nothing changes.",
            "B=100 y=100 !hold ?>1 D >110 ?>1 ?settled:1 ?moves:0"),
    ]
}
