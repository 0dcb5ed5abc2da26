import { latinDigits } from '@wasl/shared/utils/normalize-text.ts'

/**
 * Parses a typed number: Arabic-Indic and Persian digits are converted; everything but digits, sign and decimal point is dropped,
 * including thousands separators. Without any digit the text stays, so that the input returns to its last number when it is left.
 */
export function parseNumber(typed = ''): string {
  const number = latinDigits(typed)
    .replace(/٫/g, '.')
    .replace(/[^\d.-]/g, '')
  return /\d/.test(number) ? number : typed.trim()
}

/** An amount with thousands separators and two decimals or none. Not reformatted while typing, so that the caret does not jump. */
export function moneyText(value: string | number | undefined, { userTyping, input }: { userTyping: boolean; input: string }): string {
  if (userTyping) return input
  const [whole = '', rest] = String(value ?? '').split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return rest === undefined ? grouped : `${grouped}.${rest.padEnd(2, '0')}`
}
