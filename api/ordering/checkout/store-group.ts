import type { CheckoutForm } from '@wasl/shared/contract/checkout.ts'
import { invoiceLifecycle } from '@wasl/shared/lifecycle/invoices.ts'
import { divideInProportion, netWithin } from '@wasl/shared/rules/included-lines.ts'
import { orderTotals } from '@wasl/shared/rules/order-totals.ts'
import { companyName } from '@wasl/shared/settings/platform-name.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { and, eq } from 'drizzle-orm'
import { reserveUnits } from '../../catalog/store/stock.ts'
import { products } from '../../catalog/tables/from-registry.ts'
import { openOrderRoom } from '../../messaging/chat/open-room.ts'
import { nextDocumentNumber, platformSellerId } from '../../money/documents/document-number.ts'
import { loadParties } from '../../money/documents/parties.ts'
import type { TransactionCtx, UserCtx } from '../../platform/context.ts'
import { isOneOf } from '../../platform/db/conditions.ts'
import { insertNumberedRow, insertRow } from '../../resources/write/insert-row.ts'
import type { NewRow } from '../../resources/write/insert-rows.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { loadRates } from '../invoices/invoice-effects.ts'
import { dueAt } from '../orders/due-at.ts'
import { notifyTransition } from '../orders/notify-transition.ts'
import { orderNumber } from '../orders/order-number.ts'
import { recordEvent } from '../orders/record-event.ts'
import { scheduleDeadlines } from '../orders/schedule-deadlines.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { orderLines, orderShipping } from '../tables/checkouts.ts'
import { invoices } from '../tables/invoices.ts'
import { orders } from '../tables/orders.ts'
import type { ChosenGroup } from './choose-shipping.ts'

type Statement = Omit<NewRow<typeof invoices>, 'order_id' | 'final_amount'> & { final_amount: number }
type Checkout = { checkout_id: string; address: CheckoutForm['address'] }

/**
 * Stores the order of one seller: its goods and shipping as they are now, reserved, with an accepted price statement, history, deadline and notification. Their stock
 * is locked, and there is enough of it.
 */
export async function storeGroup(ctx: UserCtx & TransactionCtx, { group, shipping }: ChosenGroup, checkout: Checkout): Promise<OrderRow> {
  const { final_amount, ...statement } = await priceStatement(ctx, { group, shipping })
  const order = await insertOrder(ctx, group.provider_id, checkout, final_amount)
  const returnable = await listReturnable(
    ctx,
    group.lines.map(({ product_id }) => product_id),
  )
  await ctx.db.insert(orderLines).values(
    group.lines.map(({ unit_id, product_id, title, options, image_url, quantity, price, amount }, position) => ({
      ...{ order_id: order.id, position, unit_id, product_id, title, image_url, quantity, price, amount },
      options: options.map(({ name }) => name),
      is_returnable: returnable.has(product_id),
    })),
  )
  const { method, title, price, days_min, days_max, pick_up } = shipping
  await ctx.db.insert(orderShipping).values({ order_id: order.id, method, title, price, days_min, days_max, pick_up })
  const shortages = await reserveUnits(ctx, order.id, group.lines)
  if (shortages.length > 0) throw new Error('storeGroup: the locked stock is too low')
  await insertRow(ctx, invoices, { ...statement, final_amount, order_id: order.id }, 'is part of a change')
  const seller = group.provider?.name ?? companyName(await loadSettings(ctx))
  const transition = { name: 'checkout', actor: 'client', reason: null, offer: null, notify: { recipients: seller } } as const
  await recordEvent(ctx, { ...transition, from: { ...order, status: 'draft' } }, order)
  if (order.provider_id) await openOrderRoom(ctx, order)
  await scheduleDeadlines(ctx, order)
  await notifyTransition(ctx, transition, order)
  return order
}

/** Those of the products that can be returned. */
async function listReturnable({ db }: TransactionCtx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isOneOf(products.id, ids), eq(products.is_returnable, true)))
  return new Set(rows.map(({ id }) => id))
}

async function insertOrder(
  ctx: UserCtx & TransactionCtx,
  provider_id: string | null,
  { checkout_id, address }: Checkout,
  final_amount: number,
): Promise<OrderRow> {
  const now = ctx.clock.now()
  const status = 'pending_payment' as const
  const place = [address.street, address.building].map((part) => part.trim()).filter(Boolean)
  const values = {
    ...{ kind: 'store' as const, status, client_id: ctx.principal.id, provider_id, checkout_id, final_amount },
    city_id: address.city_id,
    district: address.district.trim() || null,
    address: place.join('، ') || null,
    ...{ lat: address.lat, lng: address.lng },
    due_at: dueAt(status, { submitted_at: now, kind: 'store' }, now, await loadSettings(ctx)),
    ...{ submitted_at: now, created_at: now, updated_at: now },
  }
  return insertNumberedRow(ctx, orders, () => orderNumber(now), values, 'is part of a change')
}

/** What the client pays a seller: the displayed prices include the VAT, so the amounts before it are parts of the whole. */
async function priceStatement(ctx: UserCtx & TransactionCtx, { group, shipping }: ChosenGroup): Promise<Statement> {
  const { provider_id } = group
  const now = ctx.clock.now()
  const { sold_by, vat_percent, commission_percent } = await loadRates(ctx, null, provider_id)
  const parts = [
    ...group.lines.map((line) => ({ title: titleOf(line), amount: line.amount })),
    { title: shipping.title, amount: shipping.price },
  ]
  const charged = parts.filter(({ amount }) => amount > 0)
  const net = netWithin(group.subtotal + shipping.price, vat_percent)
  const shares = divideInProportion(
    net,
    charged.map(({ amount }) => amount),
  )
  return {
    ...{ offer_id: null, provider_id, status: invoiceLifecycle.transitions.accept.to },
    ...orderTotals({ service_amount: net, discount: 0, vat_percent, deposit_percent: 100 }),
    ...{ deposit_percent: 100, sold_by, vat_percent, commission_percent },
    ...(await loadParties(ctx, { provider_id, client_id: ctx.principal.id, sold_by })),
    lines: charged.map(({ title }, at) => ({ title, quantity: 1, unit_price: shares[at] ?? 0, amount: shares[at] ?? 0 })),
    number: await nextDocumentNumber(ctx, 'PS', provider_id ?? platformSellerId, now),
    ...{ issued_at: now, created_at: now, updated_at: now },
  }
}

/** A line of the statement is one amount: the price of one before VAT is no whole number of halalas. */
function titleOf({ title, options, quantity }: ChosenGroup['group']['lines'][number]): Localized {
  const named = (locale: 'ar' | 'en') => {
    const chosen = options.map(({ name }) => name[locale]).join(locale === 'ar' ? '، ' : ', ')
    return `${title[locale]}${chosen && ` (${chosen})`}${quantity > 1 ? ` × ${quantity}` : ''}`
  }
  return { ar: named('ar'), en: named('en') }
}
