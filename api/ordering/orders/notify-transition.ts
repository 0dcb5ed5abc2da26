import { formatMoneyText } from '@wasl/shared/i18n/format.ts'
import { rowOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Holes } from '@wasl/shared/notifications/notification-text.ts'
import { eq } from 'drizzle-orm'
import { notify as send } from '../../messaging/notifications/notify.ts'
import { tellAdmins } from '../../messaging/notifications/notify-admins.ts'
import { providers } from '../../platform/db/tables/people.ts'
import { matchingProviders } from './matching-providers.ts'
import type { Move, MoveCtx } from './transition-context.ts'
import type { OrderRow } from './visible-order.ts'

type Told = Pick<Move, 'name' | 'actor' | 'reason' | 'told' | 'offer'>

/** Sends the notices that the lifecycle names for a transition, to each side and to the administration; nobody is told of what they did themselves by cancelling. */
export async function tellAbout(ctx: MoveCtx, move: Told, order: OrderRow): Promise<void> {
  // An invoice that asks nothing in advance starts the work without a payment to tell of.
  if (move.name === 'payment_captured' && move.told.amount === 0) return
  const { notify, narrower, by } = rowOf(orderLifecycle, move.name)
  const named = { ...notify, ...narrower?.[move.actor]?.notify }
  const provider_id = (move.told.offer ?? move.offer)?.provider_id ?? order.provider_id
  const holes = await holesOf(ctx, move, order, provider_id)
  const about = { holes, order_id: order.id }
  const isEither = Array.isArray(by) && by.includes('client') && by.includes('provider')
  const skips = (side: 'client' | 'provider') => isEither && move.actor === side
  if (named.client && !skips('client')) await send(ctx, { ...about, type: named.client, user_ids: [order.client_id] })
  if (named.provider && provider_id && !skips('provider')) await send(ctx, { ...about, type: named.provider, provider_ids: [provider_id] })
  if (named.losers && move.told.losers?.length) await send(ctx, { ...about, type: named.losers, provider_ids: move.told.losers })
  if (named.providers) {
    const asked = [...(await matchingProviders(ctx, order)), ...(move.told.bidders ?? [])]
    await send(ctx, { ...about, type: named.providers, provider_ids: [...new Set(asked)] })
  }
  if (named.admin) await tellAdmins(ctx, named.admin, move.told.about ?? { resource: 'orders', row_id: order.id }, holes)
}

async function holesOf(ctx: MoveCtx, { told, offer, reason }: Told, order: OrderRow, provider_id: string | null): Promise<Holes> {
  const [provider] = provider_id ? await ctx.db.select().from(providers).where(eq(providers.id, provider_id)) : []
  const amount = told.amount ?? (told.offer ?? offer)?.price ?? order.final_amount ?? 0
  return {
    order: order.number,
    provider: provider ? { ar: provider.name_ar, en: provider.name_en } : { ar: 'مزوّد الخدمة', en: 'The provider' },
    amount: { ar: formatMoneyText(amount, 'ar'), en: formatMoneyText(amount, 'en') },
    reason: reason ?? '—',
  }
}
