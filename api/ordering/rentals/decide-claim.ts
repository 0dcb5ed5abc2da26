import { formatRiyals } from '@wasl/shared/i18n/format.ts'
import { depositClaimLifecycle } from '@wasl/shared/lifecycle/deposit-claims.ts'
import { eq } from 'drizzle-orm'
import { moneyParam } from '../../messaging/notifications/money-param.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { type ClaimRow, setClaim } from '../orders/claim-rows.ts'
import { deposit_claims } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import { settleClaim } from './settle-claim.ts'

/**
 * Carries out the decision about a claim whose amount needs no second administrator; any other waits for one. The action has stored the decision under lock before.
 * Throws 422 for more than is claimed.
 */
export async function decideClaim(ctx: TransactionCtx, id: string): Promise<void> {
  const claim = await loadClaim(ctx, id)
  if ((claim.decided_amount ?? 0) > claim.amount)
    throw invalid('decided_amount', {
      en: `At most SAR ${formatRiyals(claim.amount)}, the amount claimed`,
      ar: `بحد أقصى ${formatRiyals(claim.amount)} ريال، وهو المبلغ المطالب به`,
    })
  const { dispute_approval_amount } = await loadSettings(ctx)
  if (claim.amount > dispute_approval_amount) return
  await setClaim(ctx, id, { status: depositClaimLifecycle.transitions.approve.to })
  await settleDecided(ctx, claim)
}

/** Carries out the decision of another administrator. */
export const approveClaim = async (ctx: TransactionCtx, id: string): Promise<void> => settleDecided(ctx, await loadClaim(ctx, id))

/** Forgets the decision of another administrator; the claim waits for the next one. */
export const rejectClaimDecision = (ctx: TransactionCtx, id: string): Promise<void> =>
  setClaim(ctx, id, { decided_amount: null, decision_reason: null, decided_by: null })

async function settleDecided(ctx: TransactionCtx, claim: ClaimRow): Promise<void> {
  const { order_id, client_id, provider_id, decision_reason } = claim
  const amount = claim.decided_amount ?? 0
  await settleClaim(ctx, claim, amount)
  const [order] = await ctx.db.select({ number: orders.number }).from(orders).where(eq(orders.id, order_id))
  const params = { order: order?.number ?? '', amount: moneyParam(amount), reason: decision_reason ?? '' }
  await notify(ctx, { type: 'deposit_claim_decided', params, user_ids: [client_id], provider_ids: [provider_id], order_id })
}

async function loadClaim({ db }: TransactionCtx, id: string): Promise<ClaimRow> {
  const [claim] = await db.select().from(deposit_claims).where(eq(deposit_claims.id, id))
  if (!claim) throw new Error('decideClaim: the locked claim is gone')
  return claim
}
