import type { CheckoutForm } from '@wasl/shared/contract/checkout.ts'
import { invoiceLifecycle } from '@wasl/shared/lifecycle/invoices.ts'
import { divideInProportion, netWithin } from '@wasl/shared/rules/included-lines.ts'
import { orderTotals } from '@wasl/shared/rules/order-totals.ts'
import { ownSaleTerms, saleTerms } from '@wasl/shared/rules/sale-terms.ts'
import { companyName } from '@wasl/shared/settings/platform-name.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { and, eq } from 'drizzle-orm'
import { moveLocked } from '../../catalog/store/stock.ts'
import { products } from '../../catalog/tables/from-registry.ts'
import type { providers } from '../../identity/tables/people.ts'
import { openOrderRoom } from '../../messaging/chat/open-room.ts'
import { nextDocumentNumbers, platformSellerId } from '../../money/documents/document-number.ts'
import { partiesOf } from '../../money/documents/parties.ts'
import type { TransactionCtx, UserCtx } from '../../platform/context.ts'
import { isOneOf } from '../../platform/db/conditions.ts'
import { sendTogether } from '../../platform/db/send-together.ts'
import { insertNumberedRow, insertRow } from '../../resources/write/insert-row.ts'
import type { NewRow } from '../../resources/write/insert-rows.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { amountDue } from '../invoices/invoice-amounts.ts'
import { dueAt } from '../orders/due-at.ts'
import { notifyTransition } from '../orders/notify-transition.ts'
import { orderNumber } from '../orders/order-number.ts'
import { recordEvent } from '../orders/record-event.ts'
import { scheduleDeadlines } from '../orders/schedule-deadlines.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import type { DueInvoice } from '../payments/attempts/pay-from-wallet.ts'
import { orderLines, orderShipping } from '../tables/checkouts.ts'
import { invoices } from '../tables/invoices.ts'
import { orders } from '../tables/orders.ts'
import type { DocumentParty } from '../tables/parties.ts'
import type { ChosenGroup } from './choose-shipping.ts'

type Statement = Omit<NewRow<typeof invoices>, 'order_id' | 'final_amount' | 'number'> & { final_amount: number }
type Checkout = {
  checkout_id: string
  address: CheckoutForm['address']
  buyer: DocumentParty
  /** What a company enters with an order. */
  company: Pick<OrderRow, 'purchase_order' | 'branch_id'>
  /** Who offers the goods; undefined for the platform's own. */
  provider: typeof providers.$inferSelect | undefined
  /** Of the products, those that can be returned. */
  returnable: ReadonlySet<string>
}
/** The order of a seller, and its price statement without the number. */
type StoredGroup = { order: OrderRow; statement: Statement }

/**
 * Stores the order of one seller: its goods and shipping as they are now, reserved, with history, deadline and notification. Their stock is locked, and there is enough
 * of it. The caller issues its price statement.
 */
export async function storeGroup(
  ctx: UserCtx & TransactionCtx,
  { group, shipping }: ChosenGroup,
  checkout: Checkout,
): Promise<StoredGroup> {
  const settings = await loadSettings(ctx)
  const statement = priceStatement(ctx, { group, shipping }, checkout, settings)
  const order = await insertOrder(ctx, group.provider_id, checkout, statement.final_amount)
  const { method, title, price, days_min, days_max, pick_up } = shipping
  const seller = group.provider?.name ?? companyName(settings)
  const transition = {
    name: 'checkout',
    actor: 'client',
    reason: null,
    offer: null,
    notify: { recipients: seller, provider: checkout.provider },
  } as const
  await sendTogether([
    insertLines(ctx, order, group, checkout.returnable),
    ctx.db.insert(orderShipping).values({ order_id: order.id, method, title, price, days_min, days_max, pick_up }).execute(),
    moveLocked(ctx, 'reserve', order.id, group.lines),
    recordEvent(ctx, { ...transition, from: { ...order, status: 'draft' } }, order),
    order.provider_id ? openOrderRoom(ctx, order) : Promise.resolve(),
    scheduleDeadlines(ctx, order),
    notifyTransition(ctx, transition, order),
  ])
  return { order, statement }
}

/** Numbers the accepted price statements of a checkout and stores them. Returns what is due for each order. */
export async function issueStatements(ctx: TransactionCtx, stored: readonly StoredGroup[]): Promise<DueInvoice[]> {
  const sellers = stored.map(({ order }) => order.provider_id ?? platformSellerId)
  const numbers = await nextDocumentNumbers(ctx, 'PS', sellers, ctx.clock.now())
  return sendTogether(
    stored.map(async ({ order, statement }, at) => {
      const row = { ...statement, order_id: order.id, number: numbers[at] ?? null }
      const invoice = await insertRow(ctx, invoices, row, 'is part of a change')
      return { order, invoice, due: amountDue(invoice, order.status) }
    }),
  )
}

/** Those of the products of a checkout that can be returned. */
export async function listReturnable({ db }: TransactionCtx, chosen: readonly ChosenGroup[]): Promise<ReadonlySet<string>> {
  const ids = chosen.flatMap(({ group }) => group.lines.map(({ product_id }) => product_id))
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isOneOf(products.id, ids), eq(products.is_returnable, true)))
  return new Set(rows.map(({ id }) => id))
}

async function insertLines(
  { db }: TransactionCtx,
  order: OrderRow,
  { lines }: ChosenGroup['group'],
  returnable: ReadonlySet<string>,
): Promise<void> {
  await db.insert(orderLines).values(
    lines.map(({ unit_id, product_id, title, options, image_url, quantity, price, amount }, position) => ({
      ...{ order_id: order.id, position, unit_id, product_id, title, image_url, quantity, price, amount },
      options: options.map(({ name }) => name),
      is_returnable: returnable.has(product_id),
    })),
  )
}

async function insertOrder(
  ctx: UserCtx & TransactionCtx,
  provider_id: string | null,
  { checkout_id, address, company }: Checkout,
  final_amount: number,
): Promise<OrderRow> {
  const now = ctx.clock.now()
  const status = 'pending_payment' as const
  const place = [address.street, address.building].map((part) => part.trim()).filter(Boolean)
  const values = {
    ...{ kind: 'store' as const, status, client_id: ctx.principal.id, provider_id, checkout_id, final_amount, ...company },
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
function priceStatement(
  ctx: TransactionCtx,
  { group, shipping }: ChosenGroup,
  { provider, buyer }: Checkout,
  settings: Settings,
): Statement {
  const now = ctx.clock.now()
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
