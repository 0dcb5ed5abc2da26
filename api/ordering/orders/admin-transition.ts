import { namesOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Ctx } from '../../context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { transition } from './transition.ts'

type Asked = { row: { id: string }; action: string; reason: string | null; reason_id: string | null }

/** Makes the transition that an administrator asked for. Throws 409 with the guard's words where the lifecycle says no. */
export async function administer(ctx: Ctx, { row, action, reason, reason_id }: Asked): Promise<void> {
  const name = namesOf(orderLifecycle).find((one) => one === action)
  if (!name) throw notFound()
  await transition(ctx, { order_id: row.id, name, reason, reason_id })
}
