/** Whole halalas: 100 is one riyal. Never a fraction, never a float of riyals. */
export type Money = number
export type Locale = 'ar' | 'en'
/** One text in both languages. */
export type Localized = { readonly ar: string; readonly en: string }
/** A text of a declaration, in the same shape as a localized value of a row. */
export type Label = Localized

/** The text of a declaration in the user's language. */
export const labelIn = (label: Label, locale: Locale): string => label[locale]

/** Riyals as whole halalas, rounded half up. */
export const riyals = (amount: number): Money => Math.round(amount * 100)
