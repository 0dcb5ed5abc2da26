import type { CheckoutForm } from '@wasl/shared/contract/checkout.ts'
import { invoiceLifecycle } from '@wasl/shared/lifecycle/invoices.ts'
import { divideInProportion, netWithin } from '@wasl/shared/rules/included-lines.ts'
import { orderTotals } from '@wasl/shared/rules/order-totals.ts'
import { ownSaleTerms, saleTerms } from '@wasl/shared/rules/sale-terms.ts'
import { companyName } from '@wasl/shared/settings/platform-name.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { sql } from 'drizzle-orm'
import { moveLocked } from '../../catalog/store/stock.ts'
import { products } from '../../catalog/tables/from-registry.ts'
import { openOrderRooms } from '../../messaging/chat/open-room.ts'
import { documentNumbersWithin, platformSellerId } from '../../money/documents/document-number.ts'
import { partiesOf } from '../../money/documents/parties.ts'
import type { TransactionCtx, UserCtx } from '../../platform/context.ts'
import { sendTogether } from '../../platform/db/send-together.ts'
import { insertNumberedRows } from '../../resources/write/insert-row.ts'
import { insertReturning, type NewRow } from '../../resources/write/insert-rows.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { amountDue } from '../invoices/invoice-amounts.ts'
import { dueAt } from '../orders/due-at.ts'
import { notifyTransitions } from '../orders/notify-transition.ts'
import { orderNumber } from '../orders/order-number.ts'
import { recordEvents } from '../orders/record-event.ts'
import { scheduleDeadlines } from '../orders/schedule-deadlines.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import type { DueInvoice } from '../payments/attempts/pay-from-wallet.ts'
import { orderLines, orderShipping } from '../tables/checkouts.ts'
import { invoices } from '../tables/invoices.ts'
import { orders } from '../tables/orders.ts'
import type { DocumentParty } from '../tables/parties.ts'
import type { ChosenGroup } from './choose-shipping.ts'
import type { Sellers } from './open-sellers.ts'

type Statement = Omit<NewRow<typeof invoices>, 'order_id' | 'final_amount' | 'number'> & { final_amount: number }
type Checkout = {
  checkout_id: string
  address: CheckoutForm['address']
  buyer: DocumentParty
  /** What a company enters with an order. */
  company: Pick<OrderRow, 'purchase_order' | 'branch_id'>
  sellers: Sellers
}
/** The order of a seller, and its price statement without the number. */
type StoredGroup = { chosen: ChosenGroup; order: OrderRow; statement: Statement }

const transition = { name: 'checkout', actor: 'client', reason: null, offer: null } as const

/**
 * Stores the order of each seller: its goods and shipping as they are now, reserved, with history, deadline and notification; one statement for each table. Their stock
 * is locked, and there is enough of it. The caller issues the price statements.
 */
export async function storeGroups(
  ctx: UserCtx & TransactionCtx,
  groups: readonly ChosenGroup[],
  checkout: Checkout,
): Promise<StoredGroup[]> {
  const settings = await loadSettings(ctx)
  const statements = groups.map((chosen) => priceStatement(ctx, chosen, checkout, settings))
  const placed = await insertOrders(
    ctx,
    groups.map(({ group }, at) => ({ provider_id: group.provider_id, final_amount: statements[at]?.final_amount ?? 0 })),
    checkout,
  )
  const stored = groups.flatMap((chosen, at): StoredGroup[] => {
    const [order, statement] = [placed[at], statements[at]]
    return order && statement ? [{ chosen, order, statement }] : []
  })
  await sendTogether([
    insertLines(ctx, stored),
    ctx.db.insert(orderShipping).values(stored.map(shippingRow)).execute(),
    moveLocked(
      ctx,
      'reserve',
      stored.map(({ chosen, order }) => ({ order_id: order.id, units: chosen.group.lines })),
    ),
    recordEvents(ctx, { ...transition, from: { status: 'draft' } }, placed),
    openOrderRooms(
      ctx,
      placed.filter(({ provider_id }) => provider_id),
    ),
    scheduleDeadlines(ctx, placed),
    notifyTransitions(
      ctx,
      stored.map(({ chosen: { group }, order }) => {
        const notify = { recipients: group.provider?.name ?? companyName(settings), provider: checkout.sellers.providerOf(group) }
        return { transition: { ...transition, notify }, order }
      }),
    ),
  ])
  return stored
}

function shippingRow({ chosen: { shipping }, order }: StoredGroup): typeof orderShipping.$inferInsert {
  const { method, title, price, days_min, days_max, pick_up } = shipping
  return { order_id: order.id, method, title, price, days_min, days_max, pick_up }
}

/** Numbers the accepted price statements of a checkout and stores them. Returns what is due for each order. */
export async function issueStatements(ctx: TransactionCtx, stored: readonly StoredGroup[]): Promise<DueInvoice[]> {
  const sellerOf = ({ order }: StoredGroup) => order.provider_id ?? platformSellerId
  const { numbers, numberOf } = documentNumbersWithin(ctx, 'PS', stored.map(sellerOf), ctx.clock.now())
  const rows = stored.map((group) => ({ ...group.statement, order_id: group.order.id, number: numberOf(sellerOf(group)) }))
  const issued = await insertReturning(ctx, invoices, rows, 'is part of a change', { part: numbers })
  return stored.flatMap(({ order }) => {
    const invoice = issued.find(({ order_id }) => order_id === order.id)
    return invoice ? [{ order, invoice, due: amountDue(invoice, order.status) }] : []
  })
}

async function insertLines({ db }: TransactionCtx, stored: readonly StoredGroup[]): Promise<void> {
  const rows = stored.flatMap(({ chosen, order }) =>
    chosen.group.lines.map(({ unit_id, product_id, title, options, image_url, quantity, price, amount }, position) => ({
      ...{ order_id: order.id, position, unit_id, product_id, title, image_url, quantity, price, amount },
      options: options.map(({ name }) => name),
      is_returnable: sql`coalesce((select is_returnable from ${products} where id = ${product_id}), false)`,
    })),
  )
  await db.insert(orderLines).values(rows)
}

async function insertOrders(
  ctx: UserCtx & TransactionCtx,
  ofSellers: readonly { provider_id: string | null; final_amount: number }[],
  { checkout_id, address, company }: Checkout,
): Promise<OrderRow[]> {
  const now = ctx.clock.now()
  const status = 'pending_payment' as const
  const place = [address.street, address.building].map((part) => part.trim()).filter(Boolean)
  const common = {
    ...{ kind: 'store' as const, status, client_id: ctx.principal.id, checkout_id, ...company },
    city_id: address.city_id,
    district: address.district.trim() || null,
    address: place.join('، ') || null,
    ...{ lat: address.lat, lng: address.lng },
    due_at: dueAt(status, { submitted_at: now, kind: 'store' }, now, await loadSettings(ctx)),
    ...{ submitted_at: now, created_at: now, updated_at: now },
  }
  const rows = ofSellers.map((own) => ({ ...common, ...own }))
  return insertNumberedRows(ctx, orders, () => orderNumber(now), rows, 'is part of a change')
}

/** What the client pays a seller: the displayed prices include the VAT, so the amounts before it are parts of the whole. */
function priceStatement(
  ctx: TransactionCtx,
  { group, shipping }: ChosenGroup,
  { sellers, buyer }: Checkout,
  settings: Settings,
): Statement {
  const now = ctx.clock.now()
  const provider = sellers.providerOf(group)
  const { sold_by, vat_percent, commission_percent } = provider
    ? { ...saleTerms(provider, settings), commission_percent: settings.commission_percent }
    : ownSaleTerms(settings)
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
    ...{ offer_id: null, provider_id: group.provider_id, status: invoiceLifecycle.transitions.accept.to },
    ...orderTotals({ service_amount: net, discount: 0, vat_percent, deposit_percent: 100 }),
    ...{ deposit_percent: 100, sold_by, vat_percent, commission_percent },
    ...partiesOf({ provider, buyer, sold_by }, settings),
    lines: charged.map(({ title }, at) => ({ title, quantity: 1, unit_price: shares[at] ?? 0, amount: shares[at] ?? 0 })),
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
