/** What one, two, three to ten and eleven and more of a thing are called in Arabic: «طلب جديد»، «طلبان جديدان»، «طلبات جديدة»، «طلبًا جديدًا». */
export type ArabicForms = { one: string; two: string; few: string; many: string }

/** So many of a thing: one and two are a word of their own, and after whole hundreds the thing stands alone. `number` is the count as it is written. */
export function arabicCounted({ one, two, few, many }: ArabicForms, count: number, number: string): string {
  if (count === 1) return one
  if (count === 2) return two
  const rest = count % 100
  if (rest >= 3 && rest <= 10) return `${number} ${few}`
  return `${number} ${rest > 10 ? many : one}`
}
