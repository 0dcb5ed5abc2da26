import type { Label } from '../units.ts'

type Party = { vat_number: string | null }

/** The title of an invoice: without the seller's VAT number it is not a tax invoice, without the buyer's it is a simplified one. Source: saudi.md 4.2. */
export function invoiceTitle({ seller, buyer }: { seller: Party; buyer: Party }): Label {
  if (!seller.vat_number) return { ar: 'فاتورة', en: 'Invoice' }
  return buyer.vat_number ? { ar: 'فاتورة ضريبية', en: 'Tax invoice' } : { ar: 'فاتورة ضريبية مبسّطة', en: 'Simplified tax invoice' }
}
