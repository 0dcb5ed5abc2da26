import { sellerKey } from '@wasl/shared/rules/checkout-seller.ts'
import { hourMs, hourSeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq } from 'drizzle-orm'
import { addToCart } from '../../catalog/cart/change-cart.ts'
import { loadCart } from '../../catalog/cart/load-cart.ts'
import { product_variants, products } from '../../catalog/tables/from-registry.ts'
import { users } from '../../identity/tables/people.ts'
import { fundWallet } from '../../money/ledger/fund-wallet.ts'
import { checkOut } from '../../ordering/checkout/check-out.ts'
import { createComplaint } from '../../ordering/complaints/create-complaint.ts'
import { loadShipping } from '../../ordering/orders/order-goods.ts'
import { payCheckout } from '../../ordering/payment-page/pay-checkout.ts'
import type { TransactionCtx, User, UserCtx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import { type DemoPurchase, demoPurchases } from '../data/store-orders.ts'
import { linesOf, type Purchase, seedReturn, seedReviews, transition } from './seed-after-sales.ts'
import type { CatalogIds } from './seed-catalog.ts'
import { loadDemoUser } from './seed-orders.ts'

type Step = (purchase: Purchase) => Promise<unknown>

/** The steps after the payment, each with the hours before it. A purchase runs those up to its `until`. */
const steps: readonly [until: DemoPurchase['until'], hours: number, run: Step][] = [
  ['paid', 0, async () => {}],
  ['prepared', 2, (purchase) => transition(purchase, 'prepare', 'seller')],
  ['sent', 6, sendOut],
  ['delivered', 14, deliver],
  ['completed', 30, (purchase) => transition(purchase, 'confirm_receipt', 'client')],
]
/** What does not lead to the delivery: the last step before it. */
const endings: Partial<Record<DemoPurchase['until'], readonly [last: DemoPurchase['until'], run: Step]>> = {
  partly_sent: ['prepared', sendFirstLine],
  withdrawing: ['paid', (purchase) => transition(purchase, 'request_withdrawal', 'client')],
  withdrawn: ['paid', withdraw],
}

/** Creates the orders of products with the real operations at their time, each up to its `until`. */
export async function seedStoreOrders(ctx: TransactionCtx, ids: CatalogIds): Promise<void> {
  const units = await unitsBySku(ctx)
  for (const purchase of demoPurchases) await seedPurchase(ctx, ids, units, purchase)
}

async function seedPurchase(ctx: TransactionCtx, ids: CatalogIds, units: ReadonlyMap<string, string>, demo: DemoPurchase): Promise<void> {
  let at = Date.parse(addSeconds(ctx.clock.now(), -demo.hours_ago * hourSeconds))
  const advanceHours = (hours: number) => {
    at += hours * hourMs
  }
  const clock = { now: () => new Date(at).toISOString(), advance: (ms: number) => advanceHours(ms / hourMs) }
  const asClient = { ...ctx, clock, principal: await loadDemoUser(ctx, demo.by) }
  for (const [sku, quantity] of Object.entries(demo.lines)) {
    const unit_id = units.get(sku)
    if (!unit_id) throw new Error(`seedStoreOrders: no unit ${sku}`)
    await addToCart(asClient, { unit_id, quantity }, undefined)
  }
  const { checkout_id, orders, total } = await order(asClient, ids.city(demo.city), demo)
  if (demo.until === 'unpaid') return
  await fundWallet(asClient, { user_id: asClient.principal.id, amount: total, note: 'شحن المحفظة' })
  await payCheckout(asClient, { checkout_id, key: crypto.randomUUID(), form: { method: 'wallet', use_wallet: false } })
  const [last, end] = endings[demo.until] ?? [demo.until]
  const count = steps.findIndex(([name]) => name === last) + 1
  for (const { id, provider } of orders) {
    // Nobody serves the goods of the platform yet.
    if (!provider) continue
    const purchase = { ctx: asClient, client: asClient.principal, seller: await loadOwner(ctx, provider.id), order_id: id, demo }
    for (const [, hours, run] of steps.slice(0, count)) {
      advanceHours(hours)
      await run(purchase)
    }
    await end?.(purchase)
    await seedReviews(purchase)
    await seedReturn(purchase, advanceHours)
    if (demo.dispute) await createComplaint(asClient, { ...demo.dispute, reason: 'quality', order_id: id, is_blocking: true, file_ids: [] })
  }
}

/** Checks out what is in the cart, handed over as the purchase says. */
async function order(ctx: UserCtx & TransactionCtx, city_id: string, { pick_up }: DemoPurchase) {
  const cart = await loadCart(ctx, undefined, city_id)
  const chosen = cart.groups.map((group) => {
    const rate = group.shipping.find(({ method }) => (method === 'pick_up') === (pick_up === true))
    if (!rate) throw new Error(`seedStoreOrders: ${group.provider?.name.en} has no such shipping`)
    return { key: sellerKey(group), rate }
  })
  const total = chosen.reduce((sum, { rate }) => sum + rate.price, cart.total)
  const { checkout_id, orders } = await checkOut(ctx, crypto.randomUUID(), {
    ...{ version: cart.version, total, shipping: Object.fromEntries(chosen.map(({ key, rate }) => [key, rate.id])) },
    address: { city_id, district: 'العليا', street: 'طريق الملك فهد', building: '8228', lat: null, lng: null },
    purchase_order: ctx.principal.client_type === 'company' ? 'PO-2026-0415' : null,
    branch_id: null,
  })
  return { checkout_id, orders, total }
}

/** Sends out everything, after a refund of the line that could not be sent. */
async function sendOut(purchase: Purchase): Promise<void> {
  const { refund, pick_up } = purchase.demo
  const refunded = refund ? await linesOf(purchase, refund.sku, 1) : []
  if (refund && refunded.length > 0) await transition(purchase, 'refund_line', 'seller', { lines: refunded, reason: refund.reason })
  if (!pick_up)
    await transition(purchase, 'send_out', 'seller', { carrier: 'سمسا', tracking: `SM${purchase.order_id.slice(0, 8).toUpperCase()}` })
}

async function sendFirstLine(purchase: Purchase): Promise<void> {
  const lines = (await linesOf(purchase)).slice(0, 1)
  await transition(purchase, 'send_out', 'seller', { lines, carrier: 'أرامكس', tracking: '3046871190' })
}

async function deliver(purchase: Purchase): Promise<void> {
  const shipping = await loadShipping(purchase.ctx, { id: purchase.order_id, kind: 'store' })
  await transition(purchase, 'deliver', 'seller', { code: shipping?.delivery_code ?? '' })
}

async function withdraw(purchase: Purchase): Promise<void> {
  await transition(purchase, 'request_withdrawal', 'client', { reason: 'طلبته بالخطأ' })
  await transition(purchase, 'accept_withdrawal', 'seller')
}

/** What can be bought, by its stock keeping unit. */
async function unitsBySku({ db }: TransactionCtx): Promise<ReadonlyMap<string, string>> {
  const simple = await db.select({ id: products.id, sku: products.sku }).from(products)
  const variants = await db.select({ id: product_variants.id, sku: product_variants.sku }).from(product_variants)
  return new Map([...simple, ...variants].flatMap(({ id, sku }) => (sku ? [[sku, id] as const] : [])))
}

async function loadOwner(ctx: TransactionCtx, provider_id: string): Promise<User> {
  const isOwner = and(eq(users.provider_id, provider_id), eq(users.role, 'provider'))
  const [owner] = await ctx.db.select({ phone: users.phone }).from(users).where(isOwner)
  return loadDemoUser(ctx, owner?.phone ?? '')
}
