import { invoiceLifecycle } from '@wasl/shared/lifecycle/invoices.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { TransactionCtx } from '../../platform/context.ts'
import { canMakeTransition } from '../../platform/db/conditions.ts'
import { conflict } from '../../platform/http/errors.ts'
import { addPaidAmount } from '../orders/order-amounts.ts'
import type { InvoiceRow } from '../orders/order-context.ts'
import { invoices } from '../tables/invoices.ts'
import { type CapturedAmount, documentPayment } from './document-payment.ts'

const { pay, pay_part } = invoiceLifecycle.transitions

/**
 * Adds a captured amount to its invoice and order, and documents it. Before the payment is posted to the ledger, as `documentPayment`. Throws a conflict if the invoice
 * cannot be paid. Whole halalas.
 */
export async function recordPaidAmount(ctx: TransactionCtx, invoice: InvoiceRow, captured: CapturedAmount): Promise<void> {
  const { total } = captured
  const transition = invoice.paid_amount + total === invoice.final_amount ? pay : pay_part
  const updated = await ctx.db
    .update(invoices)
    .set({ paid_amount: sql`${invoices.paid_amount} + ${total}`, status: transition.to, updated_at: ctx.clock.now() })
    .where(and(eq(invoices.id, invoice.id), canMakeTransition(invoices.status, transition)))
    .returning({ id: invoices.id })
  if (updated.length === 0) throw conflict({ en: 'This invoice cannot be paid', ar: 'لا يمكن دفع هذه الفاتورة' })
  await documentPayment(ctx, invoice, captured)
  await addPaidAmount(ctx, invoice.order_id, total)
}
