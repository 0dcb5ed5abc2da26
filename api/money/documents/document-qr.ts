import { plainRiyals } from '@wasl/shared/i18n/format.ts'
import { zatcaQr } from '@wasl/shared/rules/zatca-qr.ts'
import type { DocumentParty } from '../../ordering/tables/parties.ts'

/** The QR code of a tax document or credit note. Null without the seller's VAT number: only documents with VAT carry it. Amounts in halalas. */
export const documentQr = (
  { name_ar, vat_number }: DocumentParty,
  issued_at: string,
  { total, tax }: { total: number; tax: number },
): string | null =>
  vat_number
    ? zatcaQr({
        seller_name: name_ar,
        vat_number,
        at: issued_at.replace(/\.\d+Z$/, 'Z'),
        total: plainRiyals(total),
        vat: plainRiyals(tax),
      })
    : null
