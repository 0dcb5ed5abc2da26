// Direction marks, embeddings and isolates: pasted along unseen, they turn the order of the letters around them.
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const otherControls = /(?!\n)\p{Cc}/gu

/** Text of several lines: unseen control characters gone, edges trimmed, letters in their composed form. */
export const cleanLines = (raw: string): string =>
  raw
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(bidiControls, '')
    .replace(otherControls, '')
    .trim()

/** Text of one line: as `cleanLines`, every run of white space one space. */
export const cleanLine = (raw: string): string => cleanLines(raw).replace(/\s+/g, ' ')

/** Arabic-Indic (٠–٩) and Persian (۰–۹) digits as Latin ones; everything else stays. */
export const latinDigits = (raw: string): string =>
  raw.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/** Whether a text has a letter of the Arabic script. */
export const hasArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, ''))

/** Whether a text has a Latin letter. */
export const hasLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text)
