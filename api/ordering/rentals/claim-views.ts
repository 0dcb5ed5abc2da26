import type { ClaimView } from '@wasl/shared/contract/deposit-claims.ts'
import { depositClaimLifecycle } from '@wasl/shared/lifecycle/deposit-claims.ts'
import { asArray } from '@wasl/shared/lifecycle/lifecycle.ts'
import { canTransition } from '@wasl/shared/registry/status-lifecycle.ts'
import type { UserCtx } from '../../platform/context.ts'
import { isPermitted } from '../../platform/http/permission.ts'
import { loadFileViews } from '../../platform/uploads/file-views.ts'
import type { ClaimRow } from '../orders/claim-rows.ts'
import type { RentalRow } from '../orders/order-rental.ts'
import { actsOn } from '../tables/orders-of-client.ts'
import { ownClaimTransitions } from './advance-claim.ts'
import { isAutomatic, lateReason } from './late-charge.ts'

const accessOf = { client: 'ord.received', provider: 'prv.car.step' } as const

/** The claims on a security deposit for one of the parties, with what this reader can do now. A decision is shown once it is final. */
export async function loadClaimViews(
  ctx: UserCtx,
  rental: RentalRow,
  claims: readonly ClaimRow[],
  reader: 'client' | 'provider',
): Promise<ClaimView[]> {
  const files = await loadFileViews(
    ctx,
    claims.flatMap(({ photos }) => photos ?? []),
  )
  const isAllowed = isPermitted({ action: accessOf[reader] }, ctx.principal) && actsOn(ctx.principal, { kind: 'car' })
  return claims.map((claim) => ({
    ...claim,
    reason: isAutomatic(claim) ? lateReason(rental)[ctx.locale] : claim.reason,
    decision_reason: claim.status === 'decided' ? claim.decision_reason : null,
    photos: (claim.photos ?? []).flatMap((id) => files.get(id) ?? []),
    actions: ownClaimTransitions.filter((name) => {
      const transition = depositClaimLifecycle.transitions[name]
      return isAllowed && canTransition(transition, claim.status) && asArray<string>(transition.by).includes(reader)
    }),
  }))
}
