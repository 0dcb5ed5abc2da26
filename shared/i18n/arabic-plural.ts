/** The Arabic forms of a noun for 1, 2, 3 to 10, and 11 and more: «طلب جديد»، «طلبان جديدان»، «طلبات جديدة»، «طلبًا جديدًا». */
export type ArabicForms = { one: string; two: string; few: string; many: string }

/** A count with its noun; 1 and 2 need no number, and whole hundreds take the form of 1. `number` is the formatted count. */
export function arabicCount({ one, two, few, many }: ArabicForms, count: number, number: string): string {
  if (count === 1) return one
  if (count === 2) return two
  const rest = count % 100
  if (rest >= 3 && rest <= 10) return `${number} ${few}`
  return `${number} ${rest > 10 ? many : one}`
}
