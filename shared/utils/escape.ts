/** A text as HTML that shows it. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)

/** Quotes a cell that a spreadsheet would run as a formula. */
export const escapeFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** Removes the quote that `escapeFormula` or an export added. */
export const unescapeFormula = (text: string): string => text.replace(/^'(?=[=+\-@\t])/, '')
