import { eq } from 'drizzle-orm'
import { invoices } from '../db/tables/invoices.ts'
import { conflict } from '../http/errors.ts'
import type { Effect } from '../orders/move.ts'

/** Marks the issued invoice as accepted; from here its amount is owed. */
export const acceptInvoice: Effect = async (ctx, { hand }) => {
  if (hand.invoice?.status !== 'issued') throw conflict(['There is no invoice to accept', 'لا توجد فاتورة لقبولها'])
  await ctx.db.update(invoices).set({ status: 'accepted', updated_at: ctx.clock.now() }).where(eq(invoices.id, hand.invoice.id))
}
