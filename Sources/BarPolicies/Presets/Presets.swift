/// Bars that people know, as compositions: to use as they are, or to read and change.
///
/// ```swift
/// var driver = BarDriver(Presets.headroom(offset: 60))
/// ```
///
/// Each is a few lines over public parts; copy the lines to begin with a behaviour of your own.
public enum Presets {}
