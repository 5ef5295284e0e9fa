import BarPolicies
import Testing

@Suite struct PresetTests {
    @Test func headroom() throws {
        try play("D >25 ?>0 +1s >10 ?>1", Presets.headroom())
        try play("D >60 ?1 >61 ?>0 +1s >60.5 ?>1", Presets.headroom(offset: 60))
        try play(
            "y=500 D >510 ?1 >511 ?>0 +1s >508 ?>0 >501 ?>0 >500 ?>1",
            Presets.headroom(upTolerance: 10, downTolerance: 10))
        let zones = Presets.headroom(offset: 70, downOffset: 120)
        try play("D >119 ?1 >140 ?>0 +1s >121 ?>1", zones)
    }

    @Test func enterAlways() throws {
        try play("B=64 D >40 U ?>0 +1s D >1000 U D >960 U ?>1", Presets.enterAlways())
    }

    @Test func exitUntilCollapsed() throws {
        try play("B=160 D >300 ?0.4 U D >100 ?0.4 >80 ?0.5 >0 ?1", Presets.exitUntilCollapsed(0.4))
    }

    @Test func minimising() throws {
        try play("D >20 ?>0 U +1s D >500 >20 ?0 >0 ?>1", Presets.minimising())
        try play("D >20 ?>0.3 U +1s ?0.3 D >0 ?>1", Presets.minimising(to: 0.3))
    }

    @Test func browserControls() throws {
        let policy = Presets.browserControls()
        try play("B=56 y=500 D >600 ?0 >580 ?0 >550 ?0.107142857142857 U ?>0", policy)
        try play("B=56 C=656 D >40 ?1 U ?1", policy)
        try play("B=56 C=657 D >40 U ?>0", policy)
    }
}
