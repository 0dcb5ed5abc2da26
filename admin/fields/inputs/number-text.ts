import { latinDigits } from '@wasl/shared/registry/normalize-text.ts'

/**
 * What an input keeps of what was typed: Arabic-Indic and Persian digits are digits; anything else but sign and point is dropped, and with it
 * what sets thousands apart.
 */
export const parseNumber = (typed: string | undefined): string =>
  latinDigits(typed ?? '')
    .replace(/٫/g, '.')
    .replace(/[^\d.-]/g, '')

/** An amount with its thousands set apart and two places of halalas or none; while it is typed it stands as it was typed, so that the caret stays. */
export function moneyText(value: string | number | undefined, { userTyping, input }: { userTyping: boolean; input: string }): string {
  if (userTyping) return input
  const [whole = '', rest] = String(value ?? '').split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return rest === undefined ? grouped : `${grouped}.${rest.padEnd(2, '0')}`
}
