import { type SQL, sql } from 'drizzle-orm'

/** `vatWithin` in SQL: the VAT in a part of the total of the invoice `i`. Halalas. */
export const vatWithinInvoice = (part: SQL): SQL =>
  sql`(case when ${part} = i.final_amount then i.tax
    else least(i.tax, ((${part}) * i.vat_percent * 2 + 100 + i.vat_percent) / (2 * (100 + i.vat_percent))) end)`
