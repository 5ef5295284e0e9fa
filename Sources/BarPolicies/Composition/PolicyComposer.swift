/// The namespace of what composing is made of: the builders behind ``FirstDecision``, and the types that they make.
///
/// One seldom names these; they appear in the type of a composition.
public enum PolicyComposer {}
