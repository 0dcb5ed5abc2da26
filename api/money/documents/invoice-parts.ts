import { formatExactRiyals } from '@wasl/shared/i18n/format.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { InvoiceParty } from '../../ordering/tables/invoices.ts'

/** The label of the total: a document without VAT does not say that it includes any. `vat_percent`: null for several rates. */
export const totalLabel = ({ vat_percent }: { vat_percent: number | null }): Label =>
  vat_percent === 0 ? { ar: 'الإجمالي', en: 'Total' } : { ar: 'الإجمالي شامل الضريبة', en: 'Total incl. VAT' }

export const exactAmount = (halalas: number): string => formatExactRiyals(halalas)

export const partyOf = (party: InvoiceParty) => ({
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
