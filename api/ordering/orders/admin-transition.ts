import { transitionNames } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { transitionOrder } from './transition-order.ts'

type AdminTransitionRequest = { row: { id: string }; action: string; reason: string | null; reason_id: string | null }

/** Runs the transition that an admin requested. Throws 409 with the guard's message if the lifecycle forbids it. */
export async function transitionAsAdmin(ctx: Ctx, { row, action, reason, reason_id }: AdminTransitionRequest): Promise<void> {
  const name = transitionNames(orderLifecycle).find((transition) => transition === action)
  if (!name) throw notFound()
  await transitionOrder(ctx, { order_id: row.id, name, reason, reason_id })
}
