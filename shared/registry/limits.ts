/** The largest amount of a field or request: ten million riyals, in halalas. */
export const maxMoney = 1_000_000_000
/** The largest whole number of a field or request. */
export const maxCount = 1_000_000_000
/** The largest version of a row. */
export const maxVersion = 2 ** 31 - 1
/** The maximum lengths of texts, unless the field declares its own. */
export const maxLengths = { text: 200, longText: 2000, richText: 20_000, link: 500, email: 120, phone: 30, password: 128 } as const

/** Whether the database can store a date or an instant in ISO form: there is no year 0. */
export const hasYear = (iso: string): boolean => /^\d{4}-/.test(iso) && !iso.startsWith('0000')
