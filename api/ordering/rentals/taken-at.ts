import type { DeliveryLeg } from '@wasl/shared/lifecycle/delivery-legs.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { laterOf } from '../../platform/instants.ts'
import { listOpenDelegations } from '../orders/delegations.ts'

type Event = { order_id: string; leg: DeliveryLeg; taken_at: string | null /** What happened to the car before. */; previous: string }

/**
 * When a step happened that the phone of a delegate could only send later: after its assignment and what happened before, and not in the future. The steps of everybody
 * else happen now.
 */
export async function takenAt(ctx: TransactionCtx, { order_id, leg, taken_at, previous }: Event): Promise<string> {
  const now = ctx.clock.now()
  const { principal } = ctx
  if (taken_at === null || principal.kind !== 'user' || Date.parse(taken_at) >= Date.parse(now)) return now
  const own = (await listOpenDelegations(ctx, order_id)).find((row) => row.leg === leg && row.user_id === principal.id)
  if (!own) return now
  return new Date(laterOf(laterOf(own.created_at, previous), taken_at)).toISOString()
}
