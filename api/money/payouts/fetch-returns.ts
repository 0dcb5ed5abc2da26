import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { addSeconds } from '../../platform/instants.ts'
import { inBatches } from '../../platform/jobs/in-batches.ts'
import { asSystem } from '../../platform/jobs/system-ctx.ts'
import type { CardGateway } from '../gateway/gateway.ts'
import { payouts } from '../tables/from-registry.ts'
import { returnPaidPayout, setPayoutStatus } from './payout-results.ts'

/** A bank returns a transfer within days: the account is closed, or its holder has another name. */
const returnDays = 30

/**
 * Asks the gateway about the payouts of the last weeks that it reported as paid: one that the bank returned since goes back to its provider. May run as often as
 * needed. Returns how many came back. Throws if the gateway does not answer.
 */
export async function fetchReturnedPayouts(ctx: Ctx, gateway: CardGateway): Promise<number> {
  const since = addSeconds(ctx.clock.now(), -returnDays * daySeconds)
  const paid = inBatches(({ last, limit }) =>
    ctx.db
      .select({ id: payouts.id, gateway_id: payouts.gateway_id })
      .from(payouts)
      .where(
        and(
          eq(payouts.status, 'paid'),
          isNotNull(payouts.gateway_id),
          gt(payouts.gateway_sent_at, since),
          last ? gt(payouts.id, last) : undefined,
        ),
      )
      .orderBy(payouts.id)
      .limit(limit),
  )
  let returned = 0
  for await (const { id, gateway_id } of paid) {
    if (!gateway_id) continue
    const { status, message } = await gateway.fetchPayout(gateway_id)
    if (status === 'returned' || status === 'failed') returned += await bookReturn(ctx, id, message)
  }
  return returned
}

const bookReturn = (ctx: Ctx, id: string, reason: string | null): Promise<number> =>
  inTransaction(asSystem(ctx), async (ctx) => {
    if (!(await setPayoutStatus(ctx, id, { from: 'paid', to: 'returned', action: 'return_paid', reason }))) return 0
    await returnPaidPayout(ctx, id, reason)
    return 1
  })
