import { invoiceLifecycle } from '@wasl/shared/lifecycle/invoices.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { InvoiceRow } from '../../ordering/orders/facts.ts'
import { standsBefore } from '../../platform/db/can-take-step.ts'
import type { Tx } from '../../platform/db/database.ts'
import { invoices } from '../../platform/db/tables/invoices.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { conflict } from '../../platform/http/errors.ts'

const { pay, pay_part } = invoiceLifecycle.steps

/** Counts a captured amount on its invoice and on the order. Throws a conflict where the invoice cannot be paid. Whole halalas. */
export async function countPaid(ctx: Ctx & { db: Tx }, invoice: InvoiceRow, amount: number): Promise<void> {
  const step = invoice.paid_amount + amount === invoice.final_amount ? pay : pay_part
  const counted = await ctx.db
    .update(invoices)
    .set({ paid_amount: sql`${invoices.paid_amount} + ${amount}`, status: step.to, updated_at: ctx.clock.now() })
    .where(and(eq(invoices.id, invoice.id), standsBefore(invoices.status, step)))
    .returning({ id: invoices.id })
  if (counted.length === 0) throw conflict(['This invoice cannot be paid', 'لا يمكن دفع هذه الفاتورة'])
  await ctx.db
    .update(orders)
    .set({ paid_amount: sql`${orders.paid_amount} + ${amount}` })
    .where(eq(orders.id, invoice.order_id))
}
