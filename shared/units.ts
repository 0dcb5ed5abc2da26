/** Whole halalas: 100 is one riyal. Never a fraction, never a float of riyals. */
export type Money = number
export type Locale = 'ar' | 'en'
/** One text in both languages. */
export type Localized = { readonly ar: string; readonly en: string }
/** English first, Arabic second, for declarations in code. The script itself says which is which. */
export type Label = readonly [english: string, arabic: string]

/** The text of a declaration in the reader's language. */
export const labelIn = (label: Label, locale: Locale): string => (locale === 'ar' ? label[1] : label[0])

/** Riyals as whole halalas, rounded half up. */
export const riyals = (amount: number): Money => Math.round(amount * 100)
