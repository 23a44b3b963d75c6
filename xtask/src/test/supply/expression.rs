//! What a crate says of its licence: names, with AND, OR and brackets between them.

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expression {
    One(String),
    All(Vec<Expression>),
    Any(Vec<Expression>),
}

impl Expression {
    /// None where it is not written as it should be.
    pub fn read(text: &str) -> Option<Expression> {
        // Before there was a standard, a stroke stood for OR.
        let spaced = text.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
        let words: Vec<&str> = spaced.split_whitespace().collect();
        let mut rest = words.as_slice();
        let whole = any(&mut rest)?;
        rest.is_empty().then_some(whole)
    }

    /// Whether it can be met with licences of which `allowed` holds.
    pub fn holds(&self, allowed: &impl Fn(&str) -> bool) -> bool {
        match self {
            Expression::One(name) => allowed(name),
            Expression::All(parts) => parts.iter().all(|part| part.holds(allowed)),
            Expression::Any(parts) => parts.iter().any(|part| part.holds(allowed)),
        }
    }
}

fn any(rest: &mut &[&str]) -> Option<Expression> {
    let mut parts = vec![all(rest)?];
    while take(rest, "OR") {
        parts.push(all(rest)?);
    }
    Some(Expression::Any(parts))
}

fn all(rest: &mut &[&str]) -> Option<Expression> {
    let mut parts = vec![one(rest)?];
    while take(rest, "AND") {
        parts.push(one(rest)?);
    }
    Some(Expression::All(parts))
}

fn one(rest: &mut &[&str]) -> Option<Expression> {
    if take(rest, "(") {
        let inner = any(rest)?;
        return take(rest, ")").then_some(inner);
    }
    let (name, after) = rest.split_first().filter(|(name, _)| !["AND", "OR", ")", "WITH"].contains(*name))?;
    *rest = after;
    if take(rest, "WITH") {
        let (exception, after) = rest.split_first()?;
        *rest = after;
        return Some(Expression::One(format!("{name} WITH {exception}")));
    }
    Some(Expression::One((*name).to_owned()))
}

fn take(rest: &mut &[&str], word: &str) -> bool {
    let found = rest.first() == Some(&word);
    if found {
        *rest = &rest[1..];
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_allowed_choice_is_enough_but_of_what_belongs_together_all_must_be() {
        let holds =
            |text: &str| Expression::read(text).unwrap().holds(&|name| ["MIT", "A WITH b"].contains(&name));
        assert!(holds("MIT"));
        assert!(holds("GPL-3.0-only OR MIT"));
        assert!(holds("GPL-3.0-only/MIT"));
        assert!(holds("A WITH b AND (GPL-3.0-only OR MIT)"));
        assert!(!holds("A"), "the exception is a part of the licence");
        assert!(!holds("MIT AND GPL-3.0-only"));
        assert!(!holds("(MIT OR GPL-3.0-only) AND Unicode-3.0"));
    }

    #[test]
    fn what_is_written_wrongly_is_no_licence() {
        for text in ["", "MIT OR", "(MIT", "MIT)", "MIT MIT", "AND MIT", "A WITH"] {
            assert_eq!(Expression::read(text), None, "{text:?}");
        }
    }
}
