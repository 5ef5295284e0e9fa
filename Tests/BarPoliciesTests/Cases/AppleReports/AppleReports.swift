/// What users reported about bars on Apple's platforms.
enum AppleReports {
    static let table = CaseTable(
        source: .appleReports,
        title: "Reports about bars on Apple's platforms",
        credits: """
            Reports to AMScrollingNavbar, apollo-bugs, Apollo-Reborn, BLKFlexibleHeightBar, Brave, Chromium, DuckDuckGo, \
            Firefox for iOS, GTScrollNavigationBar, HidingNavigationBar, hotwire-native-ios, iina, ionic-scroll-sista, \
            JDFPeekaboo, KiwiDesk, liquid_glass_widgets, Material Components for iOS, NJKScrollFullScreen, react-native, \
            react-native-bottom-tabs, react-native-screens, ScalingHeaderScrollView, Slide-iOS, StickyHeader, SVPullToRefresh, \
            Swift-FlexibleHeightBar, swiftui-tab-bar, Thoughtless, TLYShyNavBar, TOWebViewController, Wikipedia for iOS, \
            WordPress for iOS and YIFullScreenScroll.
            """,
        ids: """
            A1 A3 A5 A7 A9 A11 B1 B3 B5 B7 B9 C1 C3 C5 C7 C9 C11 D1 D3 D5 D7 D9 D11 D13 D15 E1 E3 E5 E7 F1 F3 F5 F7 \
            G1 G3 G5 G7 G9 G11 H1 H3 H5 H7 H9 H11 H13 I1 I3 I5 J1 J3 J5 J7 K1 K3 L1
            """.split(separator: " ").map(String.init),
        cases: [
            bounce, start, end, fits, layout, program, jitter, following, release, refresh, holds, forced, lifecycle,
            lengths,
        ].flatMap { $0 },
        shown: shown,
        leftOut: leftOut)
}
