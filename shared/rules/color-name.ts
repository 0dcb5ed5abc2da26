import type { Label } from '../units.ts'

type Named = readonly [red: number, green: number, blue: number, name: Label]

/** The colors that people call cars by. */
const named: readonly Named[] = [
  [255, 255, 255, { en: 'White', ar: 'أبيض' }],
  [192, 192, 192, { en: 'Silver', ar: 'فضي' }],
  [112, 112, 112, { en: 'Gray', ar: 'رمادي' }],
  [64, 72, 80, { en: 'Dark gray', ar: 'رمادي داكن' }],
  [26, 29, 32, { en: 'Black', ar: 'أسود' }],
  [176, 24, 24, { en: 'Red', ar: 'أحمر' }],
  [90, 26, 26, { en: 'Maroon', ar: 'عنابي' }],
  [224, 122, 31, { en: 'Orange', ar: 'برتقالي' }],
  [232, 194, 26, { en: 'Yellow', ar: 'أصفر' }],
  [210, 180, 140, { en: 'Beige', ar: 'بيج' }],
  [107, 68, 35, { en: 'Brown', ar: 'بني' }],
  [31, 107, 58, { en: 'Green', ar: 'أخضر' }],
  [31, 78, 156, { en: 'Blue', ar: 'أزرق' }],
  [20, 40, 75, { en: 'Navy', ar: 'كحلي' }],
]

/** The name of the color nearest to one like `#9b1c1c`, for those who cannot see it. */
export function colorName(color: string): Label | undefined {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const distance = (one: Named) => parts.reduce((sum, part, at) => sum + (part - Number(one[at])) ** 2, 0)
  return named.toSorted((a, b) => distance(a) - distance(b))[0]?.[3]
}
