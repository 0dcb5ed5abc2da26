import type { Localized } from '@wasl/shared/units.ts'
import { sql } from 'drizzle-orm'
import { text } from 'drizzle-orm/pg-core'

/** The seller or the buyer of a price statement or tax document, as it was when the document was issued. */
export type DocumentParty = {
  name_ar: string
  name_en: string
  vat_number: string | null
  commercial_number: string | null
  address_ar: string | null
  address_en: string | null
  phone: string | null
}
export type DocumentLine = { title: Localized; quantity: number; unit_price: number; amount: number }

// One property of a party as a generated column, for lists and pages of the back office.
const partyColumn = (party: 'seller' | 'buyer', part: keyof DocumentParty) =>
  text(`${party}_${part}`).generatedAlwaysAs(sql.raw(`${party} ->> '${part}'`))

/** The columns that show the frozen `seller` and `buyer` of a document. */
export const partyColumns = () => ({
  seller_name_ar: partyColumn('seller', 'name_ar'),
  seller_name_en: partyColumn('seller', 'name_en'),
  seller_vat_number: partyColumn('seller', 'vat_number'),
  seller_commercial_number: partyColumn('seller', 'commercial_number'),
  seller_address_ar: partyColumn('seller', 'address_ar'),
  seller_address_en: partyColumn('seller', 'address_en'),
  buyer_name_ar: partyColumn('buyer', 'name_ar'),
  buyer_name_en: partyColumn('buyer', 'name_en'),
  buyer_commercial_number: partyColumn('buyer', 'commercial_number'),
  buyer_phone: partyColumn('buyer', 'phone'),
})
