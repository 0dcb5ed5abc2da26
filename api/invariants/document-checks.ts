import { type SQL, sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

/** A tag-length-value entry of the code, in SQL: one byte each for the tag and for the number of UTF-8 bytes. */
const entry = (tag: number, text: SQL): SQL =>
  sql`decode(lpad(to_hex(${sql.raw(String(tag))}), 2, '0') || lpad(to_hex(octet_length(convert_to(${text}, 'UTF8'))), 2, '0'), 'hex') || convert_to(${text}, 'UTF8')`
const riyals = (halalas: SQL): SQL => sql`((${halalas}) / 100)::text || '.' || lpad(((${halalas}) % 100)::text, 2, '0')`

// The code that `zatcaQr` writes, recomputed from the document.
const codeOf = ({ name, vat_number, at, total, tax }: Readonly<Record<'name' | 'vat_number' | 'at' | 'total' | 'tax', SQL>>): SQL =>
  sql`replace(encode(${entry(1, name)} || ${entry(2, vat_number)} || ${entry(3, sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)}
    || ${entry(4, riyals(total))} || ${entry(5, riyals(tax))}, 'base64'), chr(10), '')`

// The platform as the seller of its own numbers.
const platformSeller = sql`'00000000-0000-0000-0000-000000000000'::uuid`
const ofSeller = { name: sql`t.seller ->> 'name_ar'`, vat_number: sql`t.seller ->> 'vat_number'` }
const codeOfCommission = codeOf({
  name: sql`d.seller_name_ar`,
  vat_number: sql`d.seller_vat_number`,
  at: sql`d.issued_at`,
  total: sql`d.total`,
  tax: sql`d.tax`,
})

/** The numbers and codes of all documents: M3 of the invariants. */
export const documentChecks: readonly Invariant[] = [
  {
    name: 'M3 document numbers',
    description:
      'price statements, tax documents, credit notes and those for the commission are numbered from 1 without gaps for each seller and Riyadh year, and the counter is the last number',
    violations: sql`with documents as (
        select 'PS' as series, coalesce(provider_id, ${platformSeller}) as seller_id, number, issued_at from invoices i
          where number is not null and not exists (select 1 from tax_documents t where t.id = i.id)
        union all select 'INV', seller_id, number, issued_at from tax_documents
        union all select 'CN', t.seller_id, n.number, n.issued_at from credit_notes n join tax_documents t on t.id = n.tax_document_id
        union all select 'COM', ${platformSeller}, number, issued_at from commission_invoices
        union all select 'CCN', ${platformSeller}, number, issued_at from commission_credit_notes
      ), numbered as (
        select *, to_char(issued_at at time zone 'Asia/Riyadh', 'YYYY')::integer as year,
          series || '-' || to_char(issued_at at time zone 'Asia/Riyadh', 'YYYY') || '-' || upper(right(seller_id::text, 6)) || '-' as prefix,
          substring(number from '-([0-9]{6,})$')::bigint as sequence from documents
      ), placed as (
        select *, row_number() over (partition by series, seller_id, year order by sequence) as place from numbered
      )
      select series, seller_id, year, number, place from placed
        where sequence is distinct from place or left(number, length(prefix)) <> prefix
      union all
      select series, seller_id, year, 'counter ' || coalesce(c.last::text, 'missing'), p.documents
        from document_counters c full join (select series, seller_id, year, count(*) as documents from placed group by series, seller_id, year) p
          using (series, seller_id, year)
        where c.last is distinct from p.documents`,
  },
  {
    name: 'M3 document codes',
    description: 'the code of a tax document has the name, VAT number, time and amounts that the document has',
    violations: sql`select t.number, t.qr from tax_documents t
        where t.qr <> ${codeOf({ ...ofSeller, at: sql`t.issued_at`, total: sql`t.total`, tax: sql`t.tax` })}
      union all select d.number, d.qr from credit_notes d join tax_documents t on t.id = d.tax_document_id
        where d.qr <> ${codeOf({ ...ofSeller, at: sql`d.issued_at`, total: sql`d.total`, tax: sql`d.tax` })}
      union all select d.number, d.qr from commission_invoices d where d.qr is distinct from ${codeOfCommission}
      union all select d.number, d.qr from commission_credit_notes d where d.qr is distinct from ${codeOfCommission}`,
  },
  {
    name: 'M3 accepted prices',
    description: 'an issued invoice is above the accepted offer with its VAT only with the reason of its provider',
    violations: sql`select i.number, i.final_amount, f.price, i.price_reason from invoices i join offers f on f.id = i.offer_id
      where i.status <> 'draft' and (i.price_reason is not null) <> (i.final_amount > f.price + (f.price * i.vat_percent + 50) / 100)`,
  },
]
