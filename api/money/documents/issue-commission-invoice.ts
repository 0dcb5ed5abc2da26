import { and, eq, gt, sql } from 'drizzle-orm'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { insertRow } from '../../resources/write/insert-row.ts'
import { commission_invoices, settlements } from '../tables/from-registry.ts'
import { canIssueDocuments, commissionDocument } from './commission-document.ts'

/**
 * Issues the platform's tax invoice for the commission of a settlement, with VAT rounded for the document. Does nothing without a commission, or while the
 * settings have no VAT number or address of the platform: `issueMissingInvoices` makes up for it later. The caller holds the lock of the settlement or of its
 * provider's balance; the counter of the platform is taken after it, and no transaction locks them in the other order.
 */
export async function issueCommissionInvoice(ctx: TransactionCtx, settlement_id: string): Promise<void> {
  const [settlement] = await ctx.db.select().from(settlements).where(eq(settlements.id, settlement_id))
  if (!settlement || settlement.commission <= 0) return
  const document = await commissionDocument(ctx, settlement, { series: 'COM' })
  if (!document) return
  const { number, net, tax, total } = document
  const after = { number, settlement_id, net, tax, total }
  await insertRow(ctx, commission_invoices, document, { resource: 'commission-invoices', after })
}

/** Issues the invoices of settlements that were made before the platform's VAT number and address were entered. */
export async function issueMissingInvoices(ctx: Ctx): Promise<void> {
  const isMissing = and(
    gt(settlements.commission, 0),
    sql`not exists (select 1 from ${commission_invoices} where ${commission_invoices.settlement_id} = ${settlements.id})`,
  )
  if (!(await canIssueDocuments(ctx))) return
  const missing = await ctx.db.select({ id: settlements.id }).from(settlements).where(isMissing).orderBy(settlements.created_at).limit(500)
  for (const { id } of missing)
    await inTransaction(ctx, async (ctx) => {
      await ctx.db.execute(sql`select 1 from ${settlements} where ${settlements.id} = ${id} for update`)
      const count = await ctx.db.$count(commission_invoices, eq(commission_invoices.settlement_id, id))
      if (count === 0) await issueCommissionInvoice(ctx, id)
    })
}
