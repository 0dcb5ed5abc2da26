import { type SQL, sql } from 'drizzle-orm'

/** `vatWithin` in SQL: the VAT in a part of the total of the invoice `i`. Halalas. */
export const vatWithinInvoice = (part: SQL): SQL =>
  sql`(case when ${part} = i.final_amount then i.tax
    else least(i.tax, ${vatInAmount(part)}) end)`

/** `vatIn` in SQL: the VAT in any amount at the rate of the invoice `i`. Halalas. */
export const vatInAmount = (amount: SQL): SQL =>
  sql`(((${amount}) * i.vat_percent * 2 + 100 + i.vat_percent) / (2 * (100 + i.vat_percent)))`

/** What the coupon of the invoice `i` takes off a sale by the platform and refunds have not taken back, with VAT in halalas; 0 where the provider sells. */
export const couponLeft: SQL = sql`(case i.sold_by when 'platform' then (select coalesce(sum(p.discount - p.refunded_discount), 0)::bigint
  from payments p where p.invoice_id = i.id and p.status in ('captured', 'refunded')) else 0 end)`
