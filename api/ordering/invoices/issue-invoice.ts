import { invoiceForm } from '@wasl/shared/contract/orders.ts'
import { invoiceLifecycle } from '@wasl/shared/lifecycle/invoices.ts'
import { mayStep } from '@wasl/shared/lifecycle/status-lifecycle.ts'
import { orderTotals, type Totals } from '@wasl/shared/rules/order-totals.ts'
import { zatcaQr } from '@wasl/shared/rules/zatca-qr.ts'
import { eq, sql } from 'drizzle-orm'
import { type InvoiceParty, invoices } from '../../platform/db/tables/invoices.ts'
import { conflict, invalid } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import type { Effect, MoveCtx } from '../orders/transition-context.ts'
import { partiesOf } from './parties.ts'

const { issue } = invoiceLifecycle.steps

/** Numbers and freezes the invoice: lines, sums, parties, QR code. Nothing of it changes afterwards. */
export const issueInvoice: Effect = async (ctx, move) => {
  const { invoice, order } = move.hand
  if (!invoice || !mayStep(issue, invoice.status)) throw conflict(issue.otherwise)
  const { lines: written, discount, deposit_percent, note } = parse(invoiceForm, move.terms)
  const lines = written.map(({ title_ar, title_en, quantity, unit_price }) => ({
    title: { ar: title_ar, en: title_en },
    quantity,
    unit_price,
    amount: quantity * unit_price,
  }))
  const service_amount = lines.reduce((sum, { amount }) => sum + amount, 0)
  if (discount >= service_amount) throw invalid('discount', ['The discount must be less than the amount', 'يجب أن يقل الخصم عن المبلغ'])
  const totals = orderTotals({ service_amount, discount, vat_percent: invoice.vat_percent, deposit_percent })
  const parties = await partiesOf(ctx, { provider_id: invoice.provider_id, client_id: order.client_id })
  const issued_at = ctx.clock.now()
  await ctx.db
    .update(invoices)
    .set({
      ...totals,
      ...parties,
      lines,
      note,
      deposit_percent,
      status: issue.to,
      number: await nextNumber(ctx, issued_at),
      qr: qrOf(parties.seller, issued_at, totals),
      issued_at,
      updated_at: issued_at,
      version: sql`${invoices.version} + 1`,
    })
    .where(eq(invoices.id, invoice.id))
  move.told.amount = totals.final_amount
  return { final_amount: totals.final_amount }
}

// Only a seller with a VAT number issues tax invoices; without one there is nothing for the code to say.
const qrOf = (seller: InvoiceParty, at: string, totals: Totals): string | null =>
  seller.vat_number
    ? zatcaQr({
        seller_name: seller.name_ar,
        vat_number: seller.vat_number,
        at: at.replace(/\.\d+Z$/, 'Z'),
        total: riyals(totals.final_amount),
        vat: riyals(totals.tax),
      })
    : null

const riyals = (halalas: number): string => (halalas / 100).toFixed(2)

// One sequence a year without gaps, as tax law asks: the lock makes two issues take turns.
async function nextNumber(ctx: MoveCtx, at: string): Promise<string> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(7214010)`)
  const prefix = `INV-${at.slice(0, 4)}-`
  const [last] = await ctx.db
    .select({ number: sql<string | null>`max(${invoices.number})` })
    .from(invoices)
    .where(sql`${invoices.number} like ${`${prefix}%`}`)
  return prefix + String(Number(last?.number?.slice(prefix.length) ?? 0) + 1).padStart(6, '0')
}
