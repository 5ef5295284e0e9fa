extension RecordingReading {
    /// People browsing.
    static let sessions: [RecordingReading] = [
        .init(
            "session_short_list", .sticky,
            [
                .hide(0.4615, 0.4749, "flicks down from the top"),
                .show(9.74125, 9.75795, "after many pulls at the end, 656, flicks up; 650.33 is not yet enough"),
                .hide(13.2411, 13.25775, "drags down from 49.67 and passes 57.67 by a third of a point"),
                .show(23.67405, 23.6907, "after more pulls at the end flicks up to the top; 653.33 is not yet enough"),
            ]),
        .init(
            "session_short_list", .flick,
            [
                .hide(0.4615, 0.4749, "flicks down from the top"),
                .show(2.9749, 2.99155, "a drag that began at the end, 656, trembles above it by a third of a point"),
                .hide(3.6623, 3.6748, "the next drag begins at 655.33 and reaches the end"),
                .show(8.9079, 8.9246, "a drag that began at the end trembles above it by two thirds of a point"),
                .hide(13.2274, 13.2411, "drags down from 49.67"),
                .show(17.65895, 17.66695, "the last step of a pull at the end, 656, lies above where it began"),
                .hide(18.77685, 18.7909, "the next drag begins at 655.33 and reaches the end"),
                .show(23.66055, 23.67405, "flicks up from the end to the top"),
            ]),
        .init(
            "session_browse_30s", .sticky,
            [
                .hide(2.64375, 2.65825, "flicks down; the pull at the top before it trembled within 1 point"),
                .show(6.95975, 6.97475, "flicks up from 2600.67"),
                .hide(9.008, 9.02465, "flicks down from the top"),
                .show(10.6746, 10.69125, "drags up from 1028.33"),
                .hide(12.6245, 12.64115, "drags down from rest; highest reached 671.33"),
                .show(15.7911, 15.80775, "drags up from rest; lowest reached 850.33"),
                .hide(21.72415, 21.7408, "drags down from 122.33; 127.33 is not yet enough"),
                .show(26.8906, 26.90725, "drags up from rest; lowest reached 1700.33"),
                .hide(28.40725, 28.4239, "drags down from 1545.33; 1550.67 is not yet enough"),
            ]),
        .init(
            "session_browse_30s", .flick,
            [
                .hide(0.8417, 0.85835, "a pull at the top that began at 0 trembles below it by two thirds of a point"),
                .show(6.95975, 6.97475, "flicks up from 2600.67"),
                .hide(8.99475, 9.008, "flicks down from the top"),
                .show(10.662, 10.6746, "drags up from 1028.33"),
                .hide(12.6108, 12.6245, "drags down from 672, a third of a point first"),
                .show(15.77595, 15.7911, "drags up from 849.67"),
                .hide(21.7086, 21.72415, "drags down from 122.33"),
                .show(26.8589, 26.87395, "drags up from 1700"),
                .hide(28.392, 28.40725, "drags down from 1545.33"),
            ]),
        .init(
            "session_browse_60s", .sticky,
            [
                .hide(0.49165, 0.50835, "flicks down from 8000; 8006.33 is not yet enough"),
                .show(5.57485, 5.59155, "flicks up from 9535.67; 9529 is not yet enough"),
                .hide(6.05815, 6.07485, "catches the page at 8753.67 and flicks down; 8755.67 is not yet enough"),
                .show(12.1246, 12.1413, "drags up from 11494.67"),
                .hide(14.0272, 14.04115, "flicks down from 11234.67"),
                .show(20.94365, 20.9576, "flicks up from 14005"),
                .hide(22.25745, 22.27415, "catches the page at 12770.33 and drags down; 12773.67 is not yet enough"),
                .show(25.2107, 25.22405, "flicks up from 14212"),
                .hide(26.79165, 26.8073, "flicks down from 13852"),
                .show(31.29045, 31.30715, "flicks up from 17045.33"),
                .hide(32.49045, 32.5071, "drags down from 16717; 16723.33 is not yet enough"),
                .show(45.52325, 45.53995, "after a long way down flicks up from 20305.67; 20300.67 is not yet enough"),
                .hide(47.6398, 47.65645, "flicks down from 19957.67; 19959.67 is not yet enough"),
                .show(58.0894, 58.10605, "flicks up from 22020.67; 22019 is not yet enough"),
                .hide(59.706, 59.72265, "flicks down from 19931.67; 19936 is not yet enough"),
            ]),
    ]
}
