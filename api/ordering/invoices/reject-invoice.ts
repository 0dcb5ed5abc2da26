import { invoiceLifecycle } from '@wasl/shared/lifecycle/invoices.ts'
import { mayStep } from '@wasl/shared/lifecycle/status-lifecycle.ts'
import { eq } from 'drizzle-orm'
import { invoices } from '../../platform/db/tables/invoices.ts'
import { conflict } from '../../platform/http/errors.ts'
import type { Effect } from '../orders/transition-context.ts'

const { start, steps } = invoiceLifecycle
const { reject } = steps

/** Keeps the refused invoice with its reason and number, and gives the provider a new draft with the same lines. */
export const rejectInvoice: Effect = async (ctx, { hand, reason }) => {
  const { invoice } = hand
  if (!invoice || !mayStep(reject, invoice.status)) throw conflict(reject.otherwise)
  const now = ctx.clock.now()
  await ctx.db.update(invoices).set({ status: reject.to, reject_reason: reason, updated_at: now }).where(eq(invoices.id, invoice.id))
  const { id: _, number: __, qr: ___, issued_at: ____, created_at: _____, ...kept } = invoice
  await ctx.db.insert(invoices).values({ ...kept, status: start, version: 1, updated_at: now })
}
