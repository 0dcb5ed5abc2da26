import type { AccessAction } from '@wasl/shared/access/table.ts'
import type { ActionView } from '@wasl/shared/contract/orders.ts'
import { many, transitionsOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { type OrderFacts, orderGuards } from '@wasl/shared/lifecycle/orders/guards.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Label, Localized } from '@wasl/shared/units.ts'
import type { Ctx } from '../../context.ts'
import { permitted } from '../../platform/http/permission.ts'
import { served } from './public-transitions.ts'

const inBoth = ([en, ar]: Label): Localized => ({ ar, en })
// `edit` has a page of its own instead of a body here.
const offered = (name: string): boolean => name in served || name === 'edit'

/** The buttons of one reader: every transition of the lifecycle that is theirs here, with the reason where it may not be made now. */
export function actionViews(ctx: Ctx, actor: 'client' | 'provider', facts: OrderFacts, on: 'order' | 'offer'): ActionView[] {
  return transitionsOf(orderLifecycle, orderGuards, actor, facts)
    .filter(({ name, transition }) => offered(name) && (transition.on ?? 'order') === on)
    .filter(({ transition }) => isTheirs(ctx, many(transition.access ?? [])))
    .filter(({ verdict }) => verdict.may || !hidden.includes(verdict.why))
    .sort((a, b) => weight[a.transition.tone ?? 'plain'] - weight[b.transition.tone ?? 'plain'])
    .map(({ name, transition, verdict }) => ({
      name,
      label: inBoth(transition.label),
      tone: transition.tone ?? 'plain',
      may: verdict.may,
      why: verdict.may ? null : inBoth(verdict.text),
      reason: transition.reason ?? 'none',
      confirm: transition.confirm ? inBoth(transition.confirm) : null,
    }))
}

const isTheirs = ({ who }: Ctx, [action, ...or]: readonly AccessAction[]): boolean => !action || permitted({ action, or }, who)

// What leads on comes first, what ends things last.
const weight = { primary: 0, plain: 1, danger: 2 }

// A greyed button tells what to do; where nothing can be done about it, the page says it elsewhere already.
const hidden: readonly string[] = ['before_payment', 'no_own_live_offer', 'offer_pending', 'provider_serves', 'chosen_provider']
