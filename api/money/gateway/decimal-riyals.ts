import * as z from 'zod'

/** Halalas as riyals with two decimals: 57500 is `575.00`. */
export const toDecimalRiyals = (halalas: number): string => `${Math.trunc(halalas / 100)}.${String(halalas % 100).padStart(2, '0')}`

/** Riyals as a decimal text or number, read as halalas. More than two decimals are no amount. */
export const decimalRiyals = z.union([z.string(), z.number()]).transform((value, context) => {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(String(value)) ?? []
  if (whole !== undefined) return Number(whole) * 100 + Number(part.padEnd(2, '0'))
  context.addIssue({ code: 'custom', message: 'not an amount with two decimals' })
  return z.NEVER
})
