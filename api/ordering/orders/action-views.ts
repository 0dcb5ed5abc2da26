import type { AccessAction } from '@wasl/shared/access/table.ts'
import type { ActionView } from '@wasl/shared/contract/offers.ts'
import { asArray, evaluateTransitions } from '@wasl/shared/lifecycle/lifecycle.ts'
import { type OrderFacts, orderGuards } from '@wasl/shared/lifecycle/orders/guards.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Ctx } from '../../platform/context.ts'
import { isPermitted } from '../../platform/http/permission.ts'
import { actsOn } from '../tables/orders-of-client.ts'

/** The buttons for one actor: each permitted transition of the lifecycle, with the reason if it is not allowed now. */
export function actionViews(ctx: Ctx, actor: 'client' | 'provider', facts: OrderFacts, on: 'order' | 'offer'): ActionView[] {
  if (actor === 'client' && !actsOn(ctx.principal, facts)) return []
  return evaluateTransitions(orderLifecycle, orderGuards, actor, facts, on === 'offer' ? ['order', 'offer'] : ['order'])
    .filter(({ transition }) => (transition.subject ?? 'order') === on)
    .filter(({ transition }) => hasAccess(ctx, asArray(transition.access ?? [])))
    .filter(({ verdict }) => verdict.allowed || !hiddenDenialCodes.includes(verdict.code))
    .sort((a, b) => toneOrder[a.transition.tone ?? 'plain'] - toneOrder[b.transition.tone ?? 'plain'])
    .map(({ name, transition, verdict }) => ({
      name,
      label: transition.kindLabels?.[facts.kind] ?? transition.label,
      tone: transition.tone ?? 'plain',
      allowed: verdict.allowed,
      denial_reason: verdict.allowed ? null : verdict.reason,
      reason: transition.reason ?? 'none',
      confirm: transition.kindConfirms?.[facts.kind] ?? transition.confirm ?? null,
      in_menu: transition.inMenu ?? false,
    }))
}

const hasAccess = ({ principal }: Ctx, [action, ...or]: readonly AccessAction[]): boolean =>
  !action || isPermitted({ action, or }, principal)

// Primary buttons first, destructive ones last.
const toneOrder = { primary: 0, plain: 1, danger: 2 }

// A disabled button explains what to do. These reasons leave nothing to do, so the button is hidden.
const hiddenDenialCodes: readonly string[] = [
  'before_payment',
  'no_own_live_offer',
  'offer_pending',
  'provider_serves',
  'chosen_provider',
  'counter_open',
  'something_to_send',
  'is_preparing',
  'withdrawal_open',
  'is_at_risk',
  'is_booked',
  'is_under_inspection',
  'is_inspected',
  'not_handed_over',
  'no_show_passed',
  'is_with_client',
  'handover_unconfirmed',
  'within_claim_time',
  'deposit_is_left',
  'extension_requested',
  'no_extension_open',
  'goods_to_return',
  'within_return_time',
  'time_from_provider',
  'time_from_client',
  'is_on_site',
  'not_on_the_way',
  'is_on_the_way',
  'has_arrived',
  'offer_above_limit',
  'offer_not_requested',
  'invoice_above_limit',
  'invoice_not_requested',
  'approval_open',
  'approval_given',
]
