import { cleanLine, latinDigits } from '../utils/normalize-text.ts'

// A whole number, grouped or not; without its prefix, spaces may separate other numbers.
const wholeNumber = /(?<=^|\s)(?:(?:(?:\+|00)?966|0)[\s-]?(5(?:[\s-]?\d){8})|(5(?:-?\d){8}))(?=\s|$)/g
const prefix = /(?<=^|\s)(?:(?:\+|00)?966|0)(?=5\d)/g

/**
 * A search text with its Saudi mobile numbers, whole or partial, in one form: «0551234567», «+966 55 123 4567» and «٠٠٩٦٦٥٥١٢٣٤٥٦٧» become
 * 551234567, which the stored +966551234567 contains. Other words are unchanged.
 */
export const normalizePhones = (typed: string): string =>
  latinDigits(cleanLine(typed))
    .replace(wholeNumber, (_, after: string | undefined, alone: string | undefined) => (after ?? alone ?? '').replace(/[\s-]/g, ''))
    .replace(prefix, '')
