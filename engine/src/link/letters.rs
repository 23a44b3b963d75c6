//! Bytes as letters that no address, mail or messenger changes: base64url without padding, with a check at the end.

use super::check::fold;
use super::{LINK_MOST_CHARS, LinkError};

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// How many bytes the check has.
const CHECK: usize = 4;

/// The text of these bytes: the format, then the bytes and their check.
pub(super) fn write(format: char, mut bytes: Vec<u8>) -> String {
    bytes.extend(check(format, &bytes));
    let mut text = String::from(format);
    for group in bytes.chunks(3) {
        let bits =
            group.iter().fold(0u32, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - group.len()));
        let letters = (0..=group.len()).map(|n| LETTERS[(bits >> (18 - 6 * n) & 63) as usize]);
        text.extend(letters.map(char::from));
    }
    text
}

/// The bytes of a text of this format. White space in it is ignored; it ends where no letter follows.
pub(super) fn read(format: char, text: &str) -> Result<Vec<u8>, LinkError> {
    let mut letters = text.chars().filter(|c| !c.is_whitespace());
    match letters.next() {
        Some(first) if first == format => {}
        Some(first) if first.is_ascii_digit() && first > format => return Err(LinkError::Newer),
        Some(_) | None => return Err(LinkError::NotALink),
    }
    let (mut bytes, mut bits, mut count) = (Vec::new(), 0u32, 0);
    for letter in letters {
        let Some(value) = LETTERS.iter().position(|known| char::from(*known) == letter) else {
            return Err(LinkError::NotALink);
        };
        (bits, count) = (bits << 6 | value as u32, count + 6);
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
            bits &= (1 << count) - 1;
        }
        if bytes.len() > LINK_MOST_CHARS {
            return Err(LinkError::TooLong(text.len()));
        }
    }
    // What is left over is less than a letter, and nothing.
    if count >= 6 || bits != 0 || bytes.len() < CHECK {
        return Err(LinkError::Damaged);
    }
    let checked = bytes.split_off(bytes.len() - CHECK);
    if checked == check(format, &bytes) { Ok(bytes) } else { Err(LinkError::Damaged) }
}

fn check(format: char, bytes: &[u8]) -> [u8; CHECK] {
    fold(bytes.iter().copied().chain([format as u8])).to_be_bytes()
}

#[cfg(test)]
mod tests {
    use super::{read, write};
    use crate::link::LinkError;

    #[test]
    fn bytes_are_letters_and_back() {
        for length in 0..40u8 {
            let bytes: Vec<u8> = (0..length).map(|n| n.wrapping_mul(83) ^ length).collect();
            let text = write('1', bytes.clone());
            assert!(text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_'), "{text}");
            assert_eq!(read('1', &text), Ok(bytes.clone()));
            let (start, end) = text.split_at(text.len() / 2);
            assert_eq!(read('1', &format!(" {start}\r\n\t{end} ")), Ok(bytes), "as a mail wraps it");
            assert_eq!(read('1', &format!("{text}A")), Err(LinkError::Damaged));
        }
    }

    #[test]
    fn a_text_of_another_kind_is_named_as_such() {
        assert_eq!(read('1', ""), Err(LinkError::NotALink));
        assert_eq!(read('1', "Railhead record 1"), Err(LinkError::NotALink));
        assert_eq!(read('1', "0AAAAAA"), Err(LinkError::NotALink));
        assert_eq!(read('1', "2AAAAAA"), Err(LinkError::Newer));
        assert_eq!(read('1', "1AAAA"), Err(LinkError::Damaged));
        assert_eq!(read('1', &format!("1{}", "A".repeat(50_000))), Err(LinkError::TooLong(50_001)));
    }
}
