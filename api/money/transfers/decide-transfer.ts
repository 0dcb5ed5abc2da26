import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { transition } from '../../ordering/orders/transition.ts'
import { bankTransfers } from '../../platform/db/tables/bank-transfers.ts'
import { notFound } from '../../platform/http/errors.ts'

type Decision = { transfer_id: string; name: 'approve_transfer' | 'refuse_transfer'; reason: string | null }

/** Carries what the administration decided about a transfer to its order: the money, the status and the notices follow from there. */
export async function decideTransfer(ctx: Ctx, { transfer_id, name, reason }: Decision): Promise<void> {
  const [transfer] = await ctx.db.select({ order_id: bankTransfers.order_id }).from(bankTransfers).where(eq(bankTransfers.id, transfer_id))
  if (!transfer) throw notFound()
  await transition(ctx, { order_id: transfer.order_id, name, reason })
}
