import { formatRiyals } from '@wasl/shared/i18n/format.ts'
import { depositClaimLifecycle } from '@wasl/shared/lifecycle/deposit-claims.ts'
import { type ClaimKind, needsPhotos } from '@wasl/shared/rules/claim-kinds.ts'
import type { Label, Localized } from '@wasl/shared/units.ts'
import { hourSeconds } from '@wasl/shared/utils/durations.ts'
import { assertNoErrors, type FieldErrors } from '../../catalog/cars/rental-dates.ts'
import { moneyParam } from '../../messaging/notifications/money-param.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { yearNumber } from '../../platform/db/insert-with-number.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { addSeconds } from '../../platform/instants.ts'
import { scheduleWake } from '../../platform/jobs/enqueue.ts'
import { insertNumberedRow } from '../../resources/write/insert-row.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { takeImages } from '../complaints/take-images.ts'
import type { ClaimRow } from '../orders/claim-rows.ts'
import { loadClaimable } from '../orders/order-rental.ts'
import type { Effect } from '../orders/transition-context.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { deposit_claims } from '../tables/from-registry.ts'

/**
 * Stores what the provider claims of the security deposit. Throws 422 with every error: on `amount` for more than is left of it, and on `file_ids` without a photo where one
 * is needed, of further claims as `more.0.amount`.
 */
export const claimDeposit: Effect<'claim_deposit'> = async (ctx, { terms, reason, orderContext: { order } }) => {
  const { kind, amount, file_ids, more } = terms
  const claims = [{ kind, amount, file_ids, reason: reason ?? '' }, ...more]
  assertNoErrors(claimErrors(claims, await loadClaimable(ctx, order)))
  for (const [at, claim] of claims.entries()) {
    const photos = await takeImages({ ...ctx, principal: userCtx(ctx).principal }, claim.file_ids, order, `${prefixOf(at)}file_ids`)
    await insertClaim(ctx, order, { kind: claim.kind, reason: claim.reason, amount: claim.amount, photos })
  }
  return {}
}

/** What is wrong with claims that are sent at once, by their fields. Each can have what those before it leave. */
export function claimErrors(
  claims: readonly { kind: ClaimKind; amount: number; file_ids: readonly string[] }[],
  claimable: number,
): FieldErrors {
  const errors: Record<string, Label[]> = {}
  let left = claimable
  for (const [at, { kind, amount, file_ids }] of claims.entries()) {
    const prefix = prefixOf(at)
    if (needsPhotos(kind) && file_ids.length === 0) errors[`${prefix}file_ids`] = [noPhoto]
    if (amount > left) errors[`${prefix}amount`] = [atMost(left)]
    left = Math.max(0, left - amount)
  }
  return errors
}

/** What the fields of a claim begin with in the form. */
const prefixOf = (at: number): string => (at === 0 ? '' : `more.${at - 1}.`)

const noPhoto: Label = { en: 'Add at least one photo', ar: 'أضف صورة واحدة على الأقل' }
const atMost = (left: number): Label => ({
  en: `SAR ${formatRiyals(left)} of the security deposit can be claimed`,
  ar: `يمكن المطالبة بمبلغ ${formatRiyals(left)} ريال من التأمين`,
})

type NewClaim = { kind: ClaimKind; reason: string; amount: number; photos: readonly string[] }

/** Stores a claim on the security deposit of an order, which is locked, and tells its client. The amount is at most what can be claimed; `notifiedReason` is the reason of one that stores none. */
export async function insertClaim(
  ctx: TransactionCtx,
  order: OrderRow,
  claim: NewClaim,
  notifiedReason: string | Localized = claim.reason,
): Promise<ClaimRow> {
  const { id: order_id, client_id, provider_id } = order
  if (!provider_id) throw new Error(`insertClaim: ${order.number} has no provider`)
  const { deposit_answer_hours } = await loadSettings(ctx)
  const now = ctx.clock.now()
  const due_at = addSeconds(now, deposit_answer_hours * hourSeconds)
  await scheduleWake(ctx, `claim:${crypto.randomUUID()}`, due_at)
  const row = {
    ...{ order_id, client_id, provider_id, ...claim, photos: [...claim.photos] },
    ...{ status: depositClaimLifecycle.start, due_at, created_at: now, updated_at: now },
  }
  const stored = await insertNumberedRow(ctx, deposit_claims, yearNumber('DC', now), row, {
    resource: 'deposit-claims',
    after: ({ number, kind, amount, status }) => ({ number, order_id, kind, amount, status }),
  })
  const params = { order: order.number, amount: moneyParam(claim.amount), reason: notifiedReason }
  await notify(ctx, { type: 'deposit_claimed', params, user_ids: [client_id], order_id })
  return stored
}
