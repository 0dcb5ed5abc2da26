import { invoiceLifecycle } from '@wasl/shared/lifecycle/invoices.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Ctx, TransactionCtx } from '../../context.ts'
import type { InvoiceRow } from '../../ordering/orders/order-context.ts'
import { canMakeTransition } from '../../platform/db/can-make-transition.ts'
import { invoices } from '../../platform/db/tables/invoices.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { payments } from '../../platform/db/tables/payments.ts'
import { conflict } from '../../platform/http/errors.ts'

const { pay, pay_part } = invoiceLifecycle.transitions

/** Adds a captured amount to its invoice and order. Throws a conflict if the invoice cannot be paid. Whole halalas. */
export async function recordPaidAmount(ctx: TransactionCtx, invoice: InvoiceRow, amount: number): Promise<void> {
  const transition = invoice.paid_amount + amount === invoice.final_amount ? pay : pay_part
  const updated = await ctx.db
    .update(invoices)
    .set({ paid_amount: sql`${invoices.paid_amount} + ${amount}`, status: transition.to, updated_at: ctx.clock.now() })
    .where(and(eq(invoices.id, invoice.id), canMakeTransition(invoices.status, transition)))
    .returning({ id: invoices.id })
  if (updated.length === 0) throw conflict({ en: 'This invoice cannot be paid', ar: 'لا يمكن دفع هذه الفاتورة' })
  await ctx.db
    .update(orders)
    .set({ paid_amount: sql`${orders.paid_amount} + ${amount}` })
    .where(eq(orders.id, invoice.order_id))
}

/** The amount paid for an order and not refunded, in halalas. */
export async function loadPaidAmount({ db }: Pick<Ctx, 'db'>, order_id: string): Promise<number> {
  const [found] = await db
    .select({ paid: sql<number>`coalesce(sum(${payments.amount} - ${payments.refunded_amount}), 0)`.mapWith(Number) })
    .from(payments)
    .where(and(eq(payments.order_id, order_id), eq(payments.status, 'captured')))
  return found?.paid ?? 0
}
