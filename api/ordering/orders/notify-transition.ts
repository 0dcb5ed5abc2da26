import { formatDays } from '@wasl/shared/i18n/format.ts'
import { transitionOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { type OrderTransition, orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { NotificationParams } from '@wasl/shared/notifications/render-notification.ts'
import { percentOf } from '@wasl/shared/rules/order-totals.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { eq } from 'drizzle-orm'
import { moneyParam } from '../../messaging/notifications/money-param.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import { notifyAdmins } from '../../messaging/notifications/notify-admins.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { providers } from '../../platform/db/tables/people.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { sellerVatPercent } from '../invoices/invoice-amounts.ts'
import { findMatchingProviders } from './matching-providers.ts'
import type { TransitionContext } from './transition-context.ts'
import type { OrderRow } from './visible-order.ts'

type NotifiedTransition = Pick<TransitionContext, 'name' | 'actor' | 'reason' | 'notificationData' | 'offer'>

/** Sends the notifications that the lifecycle declares for a transition. The party that cancels an order is not notified of it. */
export async function notifyTransition(ctx: TransactionCtx, transition: NotifiedTransition, order: OrderRow): Promise<void> {
  const { name, actor, notificationData } = transition
  const { notify: declared, actorOverrides, by } = transitionOf(orderLifecycle, name)
  const types = { ...declared, ...actorOverrides?.[actor]?.notify }
  const provider_id = (notificationData.offer ?? transition.offer)?.provider_id ?? order.provider_id
  const params = await notificationParams(ctx, transition, order, provider_id)
  const common = { params, order_id: order.id, deadline: order.due_at }
  const isOpenToBoth = Array.isArray(by) && by.includes('client') && by.includes('provider')
  const isActor = (side: 'client' | 'provider') => isOpenToBoth && actor === side
  if (types.client && !isActor('client') && !notificationData.isFurtherOrder)
    await notify(ctx, { ...common, type: notificationData.clientType ?? types.client, user_ids: [order.client_id] })
  if (types.provider && provider_id && !isActor('provider'))
    await notify(ctx, { ...common, type: types.provider, provider_ids: [provider_id] })
  if (types.rejectedProviders && notificationData.rejectedProviders?.length)
    await notify(ctx, { ...common, type: types.rejectedProviders, provider_ids: notificationData.rejectedProviders })
  if (types.providers) {
    const provider_ids = [
      ...(order.provider_id ? [order.provider_id] : await findMatchingProviders(ctx, order)),
      ...(notificationData.bidders ?? []),
    ]
    await notify(ctx, { ...common, type: types.providers, provider_ids: [...new Set(provider_ids)] })
  }
  if (types.admin) await notifyAdmins(ctx, types.admin, notificationData.subject ?? { resource: 'orders', row_id: order.id }, params)
}

async function notificationParams(
  ctx: TransactionCtx,
  { name, notificationData, offer, reason }: NotifiedTransition,
  order: OrderRow,
  provider_id: string | null,
): Promise<NotificationParams> {
  const [provider] = provider_id ? await ctx.db.select().from(providers).where(eq(providers.id, provider_id)) : []
  const terms = notificationData.terms ?? notificationData.offer ?? offer
  const price = terms?.price
  const { vat_percent } = await loadSettings(ctx)
  // Clients compare totals: an offer's amount includes its VAT.
  const offerTotal = price === undefined ? undefined : price + percentOf(price, sellerVatPercent(provider, vat_percent))
  const amount = notificationData.amount ?? offerTotal ?? order.final_amount ?? 0
  return {
    order: order.number,
    provider: provider ? { ar: provider.name_ar, en: provider.name_en } : { ar: 'مزوّد الخدمة', en: 'The provider' },
    amount: moneyParam(amount),
    reason: reason ?? (name === 'supersede' ? supersededReason : '—'),
    recipients: notificationData.recipients ?? { ar: 'مزوّدي الخدمة في مدينتك', en: 'the providers in your city' },
    cause: causeOf(name, order),
    days: terms ? { ar: formatDays(terms.duration_days, 'ar'), en: formatDays(terms.duration_days, 'en') } : '—',
  }
}

const supersededReason: Localized = { en: 'another provider accepted it first', ar: 'سبق مزوّد آخر إلى قبوله' }

/** Why a request reached a provider, or why it expired. */
function causeOf(name: OrderTransition, { provider_id }: OrderRow): Localized {
  if (name === 'expire')
    return provider_id
      ? { en: 'the provider did not reply in time', ar: 'لم يرد مزوّد الخدمة خلال المهلة' }
      : { en: 'no offer was accepted', ar: 'لم يُقبل أي عرض' }
  return provider_id
    ? { en: 'was sent to you personally: accept or reject it', ar: 'أُرسل إليك خاصة: اقبله أو اعتذر عنه' }
    : { en: 'matches your categories and cities', ar: 'يطابق أقسامك ومدنك' }
}
