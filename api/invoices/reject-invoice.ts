import { eq } from 'drizzle-orm'
import { invoices } from '../db/tables/invoices.ts'
import { conflict } from '../http/errors.ts'
import type { Effect } from '../orders/move.ts'

/** Keeps the refused invoice with its reason and number, and gives the provider a new draft with the same lines. */
export const rejectInvoice: Effect = async (ctx, { hand, reason }) => {
  const { invoice } = hand
  if (invoice?.status !== 'issued') throw conflict(['There is no invoice to refuse', 'لا توجد فاتورة لرفضها'])
  const now = ctx.clock.now()
  await ctx.db.update(invoices).set({ status: 'rejected', reject_reason: reason, updated_at: now }).where(eq(invoices.id, invoice.id))
  const { id: _, number: __, qr: ___, issued_at: ____, created_at: _____, ...kept } = invoice
  await ctx.db.insert(invoices).values({ ...kept, status: 'draft', version: 1, updated_at: now })
}
