import type { Label } from '../units.ts'

type TitledParty = { vat_number: string | null }

/** The title of an invoice: without the seller's VAT number it is not a tax invoice, without the buyer's it is a simplified one. Source: saudi, section 2. */
export function invoiceTitle({ seller, buyer }: { seller: TitledParty; buyer: TitledParty }): Label {
  if (!seller.vat_number) return { ar: 'فاتورة', en: 'Invoice' }
  return buyer.vat_number ? { ar: 'فاتورة ضريبية', en: 'Tax invoice' } : { ar: 'فاتورة ضريبية مبسّطة', en: 'Simplified tax invoice' }
}

/** The title of a credit note: a tax document if its invoice is one, and simplified as that. */
export function creditNoteTitle({ seller, buyer }: { seller: TitledParty; buyer: TitledParty }): Label {
  if (!seller.vat_number) return { ar: 'إشعار دائن', en: 'Credit note' }
  return buyer.vat_number
    ? { ar: 'إشعار دائن ضريبي', en: 'Tax credit note' }
    : { ar: 'إشعار دائن ضريبي مبسّط', en: 'Simplified tax credit note' }
}
