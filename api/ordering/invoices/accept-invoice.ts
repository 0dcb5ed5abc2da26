import { invoiceLifecycle } from '@wasl/shared/lifecycle/invoices.ts'
import { mayStep } from '@wasl/shared/lifecycle/status-lifecycle.ts'
import { eq } from 'drizzle-orm'
import { invoices } from '../../platform/db/tables/invoices.ts'
import { conflict } from '../../platform/http/errors.ts'
import type { Effect } from '../orders/transition-context.ts'

const { accept } = invoiceLifecycle.steps

/** Marks the issued invoice as accepted; from here its amount is owed. */
export const acceptInvoice: Effect = async (ctx, { hand }) => {
  if (!hand.invoice || !mayStep(accept, hand.invoice.status)) throw conflict(accept.otherwise)
  await ctx.db.update(invoices).set({ status: accept.to, updated_at: ctx.clock.now() }).where(eq(invoices.id, hand.invoice.id))
}
