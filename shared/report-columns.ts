import type { Label, Localized, Money } from './units.ts'

/** The cell value of each column kind. `day` is a date in Riyadh, `percent` has at most one decimal. */
export type CellKinds = {
  text: string | null
  localized: Localized
  day: string | null
  count: number
  money: Money
  percent: number | null
  rating: number | null
}
export type CellKind = keyof CellKinds
export type ReportColumn = { label: Label; kind: CellKind; isTotalled?: true }

export const text = (en: string, ar: string) => ({ label: { en, ar }, kind: 'text' as const })
export const localized = (en: string, ar: string) => ({ label: { en, ar }, kind: 'localized' as const })
export const day = (en: string, ar: string) => ({ label: { en, ar }, kind: 'day' as const })
export const count = (en: string, ar: string) => ({ label: { en, ar }, kind: 'count' as const, isTotalled: true as const })
/** A count that several rows share, so that its sum says nothing. */
export const listed = (en: string, ar: string) => ({ label: { en, ar }, kind: 'count' as const })
export const money = (en: string, ar: string) => ({ label: { en, ar }, kind: 'money' as const, isTotalled: true as const })
export const percent = (en: string, ar: string) => ({ label: { en, ar }, kind: 'percent' as const })
export const rating = (en: string, ar: string) => ({ label: { en, ar }, kind: 'rating' as const })

/** Of the reports of VAT. */
export const taxDocumentColumns = {
  number: text('Document', 'المستند'),
  type: localized('Type', 'النوع'),
  day: day('Date', 'التاريخ'),
  seller: localized('Seller', 'البائع'),
  vat_number: text('VAT number', 'الرقم الضريبي'),
  net: money('Excl. VAT', 'قبل الضريبة'),
  vat_percent: percent('Rate', 'النسبة'),
  tax: money('VAT', 'الضريبة'),
  total: money('Incl. VAT', 'شاملًا الضريبة'),
}

/** Of the reports of sold goods. */
export const goodsColumns = {
  orders: listed('Orders', 'الطلبات'),
  sold: count('Pieces sold', 'القطع المبيعة'),
  amount: money('Sold for', 'قيمة المبيع'),
  back: count('Refunded or returned', 'المُسترد والمُرجع'),
  refunded: money('Refunded', 'المسترد'),
  sales: money('Sales', 'صافي المبيعات'),
} as const
