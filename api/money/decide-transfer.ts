import { eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { transitionOrder } from '../ordering/orders/transition-order.ts'
import { bankTransfers } from '../platform/db/tables/bank-transfers.ts'
import { notFound } from '../platform/http/errors.ts'

type TransferDecision = { transfer_id: string; name: 'approve_transfer' | 'reject_transfer'; reason: string | null }

/** Runs the order's transition for an approved or rejected transfer: its effects move the money and send the notifications. */
export async function approveOrRejectTransfer(ctx: Ctx, { transfer_id, name, reason }: TransferDecision): Promise<void> {
  const [transfer] = await ctx.db.select({ order_id: bankTransfers.order_id }).from(bankTransfers).where(eq(bankTransfers.id, transfer_id))
  if (!transfer) throw notFound()
  await transitionOrder(ctx, { order_id: transfer.order_id, name, reason })
}
