/** Patterns of the API document for what clients may send, before it is normalized; validation itself checks the normalized value. */

// What `cleanLine` removes at the ends of a text.
const removed = '[\\s\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*'
const trimmed = (pattern: string): string => `^${removed}(?:${pattern})${removed}$`

/** A text with this form, or any text that is not blank. */
export const textPattern = (form: RegExp | undefined): string => (form ? trimmed(form.source.replace(/^\^|\$$/g, '')) : '\\S')

/** A text that is not blank, in Arabic (or without letters) or without Arabic letters. */
export const languagePatterns = {
  ar: '^(?=[\\s\\S]*\\S)(?:[\\s\\S]*\\p{Script=Arabic}|\\P{Script=Latin}*$)',
  en: '^(?=[\\s\\S]*\\S)(?:\\P{Script=Arabic}|[\\u0660-\\u0669\\u06f0-\\u06f9])*$',
}

/** A Saudi mobile number, local or international, also in Arabic digits and with spaces and hyphens. */
export const phonePattern = (): string => {
  const [gap, anyDigit] = ['[ -]*', '[0-9\\u0660-\\u0669\\u06f0-\\u06f9]']
  const digits = (text: string) => [...text].map((digit) => `[${digit}\\u066${digit}\\u06f${digit}]${gap}`).join('')
  return trimmed(`${gap}(?:(?:\\+${gap}|${digits('00')})?${digits('966')}|${digits('0')})?${digits('5')}(?:${anyDigit}${gap}){8}`)
}

/** An email address with one of these endings in any case. */
export const emailPattern = (endings: readonly string[]): string => {
  const anyCase = (text: string) =>
    [...text].map((letter) => (/[a-z]/i.test(letter) ? `[${letter.toLowerCase()}${letter.toUpperCase()}]` : `\\${letter}`)).join('')
  const local = "[A-Za-z0-9_'+.-]+@(?:[A-Za-z0-9-]+\\.)+[A-Za-z]{2,}"
  return trimmed(endings.length === 0 ? local : `(?=\\S*(?:${endings.map(anyCase).join('|')})(?!\\S))${local}`)
}
