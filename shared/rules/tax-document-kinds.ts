import type { Label } from '../units.ts'
import { invoiceTitle } from './invoice-title.ts'

/**
 * What a tax document of an order is for: the whole at once, money received in advance, the whole with the advances deducted, what was agreed on top, or what was kept of a
 * security deposit, which is no part of the price. Source: domain, section 4.
 */
export const taxDocumentKinds = {
  invoice: { en: 'Invoice', ar: 'فاتورة' },
  prepayment: { en: 'Prepayment invoice', ar: 'فاتورة دفعة مقدّمة' },
  final: { en: 'Final invoice', ar: 'فاتورة نهائية' },
  claim: { en: 'Invoice for a claim on a security deposit', ar: 'فاتورة مطالبة من مبلغ التأمين' },
  supplement: { en: 'Supplementary invoice', ar: 'فاتورة إضافية' },
} as const satisfies Readonly<Record<string, Label>>
export type TaxDocumentKind = keyof typeof taxDocumentKinds

/** Which documents a seller issues for an order that is paid in parts. */
export const depositDocuments = {
  whole: { en: 'One invoice for the whole with the first payment', ar: 'فاتورة واحدة بكامل المبلغ مع أول دفعة' },
  prepayment: { en: 'Prepayment invoice, then final invoice', ar: 'فاتورة دفعة مقدّمة ثم فاتورة نهائية' },
} as const satisfies Readonly<Record<string, Label>>
export type DepositDocuments = keyof typeof depositDocuments

/** The only line of a prepayment invoice. `statement` is the number of the price statement. */
export const prepaymentLineTitle = (statement: string): Label => ({
  ar: `دفعة مقدّمة من بيان السعر ${statement}`,
  en: `Prepayment on price statement ${statement}`,
})

type Titled = { kind: TaxDocumentKind } & Parameters<typeof invoiceTitle>[0]

/** The title of a tax document: that of an invoice, and for a prepayment or a final invoice that too. */
export function taxDocumentTitle({ kind, ...parties }: Titled): Label {
  const title = invoiceTitle(parties)
  if (kind === 'invoice') return title
  const suffix = {
    prepayment: { ar: 'دفعة مقدّمة', en: 'prepayment' },
    final: { ar: 'نهائية', en: 'final' },
    claim: { ar: 'مطالبة من مبلغ التأمين', en: 'claim on the security deposit' },
    supplement: { ar: 'إضافية', en: 'supplement' },
  }[kind]
  return { ar: `${title.ar} – ${suffix.ar}`, en: `${title.en} – ${suffix.en}` }
}

/** What the number of each of the two papers is called. */
export const numberLabels = {
  statement: { ar: 'رقم البيان', en: 'Statement no.' },
  taxDocument: { ar: 'رقم الفاتورة', en: 'Invoice no.' },
} as const satisfies Readonly<Record<string, Label>>

/** The title of what a client accepts or rejects: it documents no sale yet. Source: domain, section 4. */
export const statementTitle: Label = { ar: 'بيان السعر – ليس فاتورة ضريبية', en: 'Price statement – not a tax invoice' }

/** Whether a document is about the price of the order: all but one about a claim. */
export const isOfPrice = ({ kind }: { kind: TaxDocumentKind }): boolean => kind !== 'claim'
