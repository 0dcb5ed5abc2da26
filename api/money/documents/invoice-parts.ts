import { formatCount, formatDate, formatExactRiyals, formatHijri, formatTime } from '@wasl/shared/i18n/format.ts'
import type { OrderKind } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { amountLabelOf } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { DocumentLine, DocumentParty } from '../../ordering/tables/parties.ts'

/** The label of the total: a document without VAT does not say that it includes any. `vat_percent`: null for several rates. */
export const totalLabel = ({ vat_percent }: { vat_percent: number | null }): Label =>
  vat_percent === 0 ? { ar: 'الإجمالي', en: 'Total' } : { ar: 'الإجمالي شامل الضريبة', en: 'Total incl. VAT' }

export const exactAmount = (halalas: number): string => formatExactRiyals(halalas)

export const partyOf = (party: DocumentParty) => ({
  ar: party.name_ar,
  en: party.name_en,
  facts: [
    { ar: 'الرقم الضريبي', en: 'VAT no.', text: party.vat_number },
    { ar: 'السجل التجاري', en: 'CR no.', text: party.commercial_number },
    { ar: 'الجوال', en: 'Mobile', text: party.phone },
  ].filter(({ text }) => text),
  address_ar: party.address_ar ?? '',
  address_en: party.address_en ?? '',
})

/** The line items of a price statement or tax document, formatted. */
export const linesOf = (lines: readonly DocumentLine[]) =>
  lines.map(({ title, quantity, unit_price, amount }) => ({
    ...title,
    quantity: formatCount(quantity),
    unit_price: exactAmount(unit_price),
    amount: exactAmount(amount),
  }))

type Sums = { order_kind: OrderKind; service_amount: number; discount: number; tax: number; vat_percent: number }

/** The amounts that add up to the total of a price statement or tax document; `reductions` are what else is taken off before VAT. */
export const sumsOf = (
  { order_kind, service_amount, discount, tax, vat_percent }: Sums,
  reductions: readonly (Label & { amount: string })[] = [],
) => [
  { ...amountLabelOf(order_kind), amount: exactAmount(service_amount) },
  ...(discount > 0 ? [{ ar: 'الخصم', en: 'Discount', amount: `-${exactAmount(discount)}` }] : []),
  ...reductions,
  ...(vat_percent > 0 ? [{ ar: 'ضريبة القيمة المضافة', en: `VAT ${vat_percent}%`, amount: exactAmount(tax) }] : []),
]

/** The date and time of issue, formatted. */
export const issueTime = (issued_at: string) => ({
  date: formatDate(issued_at),
  time: formatTime(issued_at, 'en'),
  hijri: formatHijri(issued_at, 'ar'),
})
