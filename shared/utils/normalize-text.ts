// Direction marks, embeddings and isolates: invisible when pasted, they reverse the text around them.
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const otherControls = /(?!\n)\p{Cc}/gu

/** Text without the marks that turn the direction of what follows. */
export const withoutDirectionMarks = (raw: string): string => raw.replace(bidiControls, '')

/** Text of several lines without control characters, trimmed, in Unicode form NFC. */
export const cleanLines = (raw: string): string =>
  raw
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(bidiControls, '')
    .replace(otherControls, '')
    .trim()

/** `cleanLines` on one line: every run of white space becomes one space. */
export const cleanLine = (raw: string): string => cleanLines(raw).replace(/\s+/g, ' ')

/** Arabic-Indic (٠–٩) and Persian (۰–۹) digits as Latin ones; other characters are unchanged. */
export const latinDigits = (raw: string): string =>
  raw.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/** Whether a text has a letter of the Arabic script. */
export const hasArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, ''))

/** Whether a text has a Latin letter. */
export const hasLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text)
