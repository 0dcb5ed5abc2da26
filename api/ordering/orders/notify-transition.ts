import { formatDays } from '@wasl/shared/i18n/format.ts'
import { type OrderTransition, orderTransitions } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { NotificationParams } from '@wasl/shared/notifications/render-notification.ts'
import { buyerPrice, saleTerms } from '@wasl/shared/rules/sale-terms.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { eq } from 'drizzle-orm'
import { providers } from '../../identity/tables/people.ts'
import { moneyParam } from '../../messaging/notifications/money-param.ts'
import { notifyOfEach } from '../../messaging/notifications/notify.ts'
import { notifyAdmins } from '../../messaging/notifications/notify-admins.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import type { NotificationRequest } from '../../resources/notify.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { timeParam } from './appointment-of.ts'
import { fixedReasons } from './fixed-reasons.ts'
import { findMatchingProviders } from './matching-providers.ts'
import type { OfferRow } from './order-context.ts'
import { loadProviderName } from './provider-name.ts'
import type { EffectResult, NotificationData, TransitionContext } from './transition-context.ts'
import type { OrderRow } from './visible-order.ts'

type NotifiedTransition = Pick<TransitionContext, 'name' | 'actor' | 'reason'> & {
  /** The offer that it is about, as it is now. */
  offer: OfferRow | null
  notify: NotificationData
  event?: EffectResult['event']
}

/** Sends the notifications that the lifecycle declares for a transition. The party that cancels an order is not notified of it. */
export const notifyTransition = (ctx: TransactionCtx, transition: NotifiedTransition, order: OrderRow): Promise<void> =>
  notifyTransitions(ctx, [{ transition, order }])

/** As `notifyTransition`, for transitions of several orders at once. */
export async function notifyTransitions(
  ctx: TransactionCtx,
  made: readonly { transition: NotifiedTransition; order: OrderRow }[],
): Promise<void> {
  const requests: NotificationRequest[] = []
  for (const { transition, order } of made) requests.push(...(await notificationsOf(ctx, transition, order)))
  await notifyOfEach(ctx, requests)
}

/** The notifications of a transition to its parties. Sends the one to the administration. */
async function notificationsOf(ctx: TransactionCtx, transition: NotifiedTransition, order: OrderRow): Promise<NotificationRequest[]> {
  const { name, actor, notify: data } = transition
  const { notify: declared, actorOverrides, by } = orderTransitions[name]
  const types = { ...declared, ...actorOverrides?.[actor]?.notify }
  const provider_id = transition.offer?.provider_id ?? order.provider_id
  const params = await notificationParams(ctx, transition, order, provider_id)
  const common = { params, order_id: order.id, deadline: order.due_at }
  const isOpenToBoth = Array.isArray(by) && by.includes('client') && by.includes('provider')
  const isActor = (side: 'client' | 'provider') => isOpenToBoth && actor === side
  const requests: NotificationRequest[] = []
  if (types.client && !isActor('client') && !data.isFurtherOrder && !data.isClientNotified)
    requests.push({ ...common, type: data.clientType ?? types.client, user_ids: data.clientUsers ?? [order.client_id] })
  if (types.provider && provider_id && !isActor('provider')) requests.push({ ...common, type: types.provider, provider_ids: [provider_id] })
  if (types.rejectedProviders && data.rejectedProviders?.length)
    requests.push({ ...common, type: types.rejectedProviders, provider_ids: data.rejectedProviders })
  if (types.providers) {
    const provider_ids = [...(order.provider_id ? [order.provider_id] : await findMatchingProviders(ctx, order)), ...(data.bidders ?? [])]
    requests.push({ ...common, type: types.providers, provider_ids: [...new Set(provider_ids)] })
  }
  if (types.admin) await notifyAdmins(ctx, types.admin, data.subject ?? { resource: 'orders', row_id: order.id }, params)
  return requests
}

async function notificationParams(
  ctx: TransactionCtx,
  { name, notify: data, offer, reason, event }: NotifiedTransition,
  order: OrderRow,
  provider_id: string | null,
): Promise<NotificationParams> {
  const provider = data.provider ?? (provider_id ? await findProvider(ctx, provider_id) : undefined)
  const terms = data.terms ?? offer
  const price = terms?.price
  // Clients compare totals: an offer's amount includes its VAT.
  const offerTotal = price === undefined ? undefined : buyerPrice(price, saleTerms(provider, await loadSettings(ctx))).total
  const amount = data.amount ?? offerTotal ?? order.final_amount ?? 0
  return {
    order: order.number,
    provider: provider ? { ar: provider.name_ar, en: provider.name_en } : await loadProviderName(ctx, order, null),
    amount: moneyParam(amount),
    reason: reason ?? fixedReasons[name] ?? '—',
    colleague: data.colleague ?? '—',
    recipients: data.recipients ?? recipientsOf(order),
    cause: causeOf(name, order),
    time: event ? timeParam(event.appointment_at, event.appointment_minutes) : '—',
    days: terms ? { ar: formatDays(terms.duration_days, 'ar'), en: formatDays(terms.duration_days, 'en') } : '—',
  }
}

async function findProvider({ db }: TransactionCtx, id: string) {
  const [provider] = await db.select().from(providers).where(eq(providers.id, id))
  return provider
}

/** Why a request reached a provider, or why it expired. */
function causeOf(name: OrderTransition, order: OrderRow): Localized {
  const { provider_id } = order
  if (name === 'expire')
    return provider_id
      ? { en: 'the provider did not reply in time', ar: 'لم يرد مزوّد الخدمة خلال المهلة' }
      : { en: 'no offer was accepted', ar: 'لم يُقبل أي عرض' }
  return provider_id ? { en: 'was sent to you personally: accept or decline it', ar: 'أُرسل إليك خاصة: اقبله أو اعتذر عنه' } : matchOf(order)
}

// Work that is done remotely has no city.
const recipientsOf = ({ city_id }: OrderRow): Localized =>
  city_id
    ? { ar: 'مزوّدي الخدمة في مدينتك', en: 'the providers in your city' }
    : { ar: 'مزوّدي هذه الخدمة', en: 'the providers of this service' }
const matchOf = ({ city_id }: OrderRow): Localized =>
  city_id ? { en: 'matches your categories and cities', ar: 'من أقسامك ومدنك' } : { en: 'matches your categories', ar: 'من أقسامك' }
