import { formatDate } from '@wasl/shared/i18n/format.ts'
import { and, desc, eq, lt, lte, sql } from 'drizzle-orm'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { insertRow } from '../../resources/write/insert-row.ts'
import { commission_credit_notes, commission_invoices, settlements } from '../tables/from-registry.ts'
import { canIssueDocuments, commissionDocument } from './commission-document.ts'

type Settlement = typeof settlements.$inferSelect

const reason = {
  reason_ar: 'عمولة مستردة عن طلبات رُدّ مبلغها بعد تسويتها',
  reason_en: 'Commission returned for orders that were refunded after their settlement',
}

/**
 * Issues the platform's credit note for a settlement whose refunds returned more commission than its orders cost. It names the commission invoices of the refunded
 * orders. Does nothing until these are issued, which needs the platform's VAT number and address: `issueMissingCreditNotes` makes up for it later. The caller holds the same lock
 * as for `issueCommissionInvoice`.
 */
export async function issueCommissionCreditNote(ctx: TransactionCtx, settlement_id: string): Promise<void> {
  const [settlement] = await ctx.db.select().from(settlements).where(eq(settlements.id, settlement_id))
  if (!settlement || settlement.commission >= 0) return
  const invoices = await loadCreditedInvoices(ctx, settlement)
  if (invoices.length === 0 || invoices.some(({ number }) => number === null)) return
  const document = await commissionDocument(ctx, settlement, { series: 'CCN' })
  if (!document) return
  const invoice_numbers = invoices.map(({ number, issued_at }) => `${number} (${formatDate(issued_at)})`).join('\n')
  const { number, net, tax, total } = document
  const after = { number, settlement_id, net, tax, total }
  const row = { ...document, ...reason, invoice_numbers }
  await insertRow(ctx, commission_credit_notes, row, { resource: 'commission-credit-notes', after })
}

type CreditedInvoice = { number: string | null; issued_at: string }

/** The commission invoices of the refunded orders, oldest first; a null number is an invoice that is to be issued first. */
async function loadCreditedInvoices({ db }: TransactionCtx, { id, provider_id, created_at }: Settlement): Promise<CreditedInvoice[]> {
  const { rows } = await db.execute<CreditedInvoice>(sql`select distinct i.number, coalesce(i.issued_at, s.created_at) as issued_at
    from settlement_lines refunded
    join settlement_lines earned on earned.order_id = refunded.order_id and earned.commission > 0
    join settlements s on s.id = earned.settlement_id and s.commission > 0
    left join commission_invoices i on i.settlement_id = s.id
    where refunded.settlement_id = ${id} and refunded.commission < 0
    order by issued_at, number`)
  if (rows.length > 0) return rows
  // The orders were settled where their commission was offset against earlier refunds: the last invoice before contains the rest.
  return db
    .select({ number: commission_invoices.number, issued_at: commission_invoices.issued_at })
    .from(commission_invoices)
    .where(and(eq(commission_invoices.provider_id, provider_id), lte(commission_invoices.issued_at, created_at)))
    .orderBy(desc(commission_invoices.issued_at), desc(commission_invoices.number))
    .limit(1)
}

/** Issues the credit notes of settlements that were made before the platform's VAT number and address were entered. Their invoices come first. */
export async function issueMissingCreditNotes(ctx: Ctx): Promise<void> {
  if (!(await canIssueDocuments(ctx))) return
  const isMissing = and(
    lt(settlements.commission, 0),
    sql`not exists (select 1 from ${commission_credit_notes} where ${commission_credit_notes.settlement_id} = ${settlements.id})`,
  )
  const missing = await ctx.db.select({ id: settlements.id }).from(settlements).where(isMissing).orderBy(settlements.created_at).limit(500)
  for (const { id } of missing)
    await inTransaction(ctx, async (ctx) => {
      await ctx.db.execute(sql`select 1 from ${settlements} where ${settlements.id} = ${id} for update`)
      const count = await ctx.db.$count(commission_credit_notes, eq(commission_credit_notes.settlement_id, id))
      if (count === 0) await issueCommissionCreditNote(ctx, id)
    })
}
