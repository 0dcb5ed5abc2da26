import { cleanLine, latinDigits } from '../registry/normalize-text.ts'

// A whole number, its digits set apart or not; without what stands before the 5, spaces may part other numbers.
const whole = /(?<=^|\s)(?:(?:(?:\+|00)?966|0)[\s-]?(5(?:[\s-]?\d){8})|(5(?:-?\d){8}))(?=\s|$)/g
const begun = /(?<=^|\s)(?:(?:\+|00)?966|0)(?=5\d)/g

/**
 * Words to search by, their Saudi mobile numbers, whole or begun, as every way of writing one has them: «0551234567», «+966 55 123 4567» and
 * «٠٠٩٦٦٥٥١٢٣٤٥٦٧» are all 551234567, which the stored +966551234567 holds. Other words stay as they are.
 */
export const phoneWords = (typed: string): string =>
  latinDigits(cleanLine(typed))
    .replace(whole, (_, after: string | undefined, alone: string | undefined) => (after ?? alone ?? '').replace(/[\s-]/g, ''))
    .replace(begun, '')
