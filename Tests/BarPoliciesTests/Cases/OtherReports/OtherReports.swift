/// What users reported about bars on the web and on Android, and about cross-platform ones.
enum OtherReports {
    static let table = CaseTable(
        source: .otherReports,
        title: "Reports about bars elsewhere",
        credits: """
            Reports to Android-ObservableScrollView, Apollo-Reborn, Ashok-Varma's BottomNavigation, Brave, capyreader, \
            DuckDuckGo, Firefox for Android and iOS, flutter, grocy-android, headroom.js, hermit, hidable, Holtzman, \
            ionic-ion-header-shrink, ionic-scroll-sista, kiwibrowser, lawnchair, Material Components for Android, \
            material_floating_search_bar, MUI, notedeck, open-event-droidgen, PiliPlus, quasar, quickfit, react-headroom, \
            react-native-collapsible-tab-view, react-navigation-collapsible, ScrollingHeader, smooth-app-bar-layout, Styx, \
            suttacentral, TLYShyNavBar, AMScrollingNavbar, vuetify, Wikipedia and WordPress for iOS.
            """,
        ids: """
            B01 B03 B05 B07 B09 B11 B13 B15 B16 B17 B19 B21 B23 B25 B27 B29 B31 B33 B35 B37 B39 B40 B41 B43 B45 B47 B49 \
            B51 B53 B55 B57 B59 B61 B63 B64 B65 B67 B69 B70 B71 B73 B75 B77 B79 B81 B83 B85 B87 B89 B91 B93 B94 B95 B97 \
            B99 B101 B103 B105 B107 B108 B109 B111 B113 B115 B117 B119 B121
            """.split(separator: " ").map(String.init),
        cases: [
            bounce, start, end, fits, layout, program, jitter, following, release, refresh, holds, forced, lifecycle,
            time,
        ].flatMap { $0 },
        shown: shown,
        leftOut: leftOut)
}
