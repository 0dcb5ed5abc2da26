import type { CartGroup } from '@wasl/shared/contract/cart.ts'
import type { CheckedOut, CheckoutConflict, CheckoutForm } from '@wasl/shared/contract/checkout.ts'
import { sellerKey } from '@wasl/shared/rules/checkout-seller.ts'
import type { Label } from '@wasl/shared/units.ts'
import { emptyCart } from '../../catalog/cart/change-cart.ts'
import { describeCart, listLines, loadCart, unitsOf } from '../../catalog/cart/load-cart.ts'
import { type CartRow, lockCart } from '../../catalog/cart/own-cart.ts'
import { loadUnits } from '../../catalog/cart/units.ts'
import { lockUnits } from '../../catalog/store/stock.ts'
import { loadBuyer } from '../../money/documents/parties.ts'
import type { TransactionCtx, UserCtx } from '../../platform/context.ts'
import { sendTogether } from '../../platform/db/send-together.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { runIdempotent } from '../../platform/http/run-idempotent.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { assertCity } from '../orders/assert-city-and-category.ts'
import { assertTransitionAllowed } from '../orders/assert-transition-allowed.ts'
import { branchOf } from '../orders/order-branch.ts'
import { purchaseOrderOf } from '../orders/purchase-order.ts'
import { quoteForOrders } from '../payment-page/checkout-coupon.ts'
import { sumOfDue } from '../payments/attempts/pay-orders.ts'
import { checkouts } from '../tables/checkouts.ts'
import { type ChosenGroup, chooseShipping } from './choose-shipping.ts'
import { isOpenSeller, loadSellers, type Sellers } from './open-sellers.ts'
import { issueStatements, storeGroups } from './store-group.ts'

const draft = { status: 'draft', kind: 'store', orderContext: null, offer: null, content: null } as const

/**
 * Orders what is in the client's cart, once per idempotency key: one order for each seller, its goods reserved and its price statement accepted, in one transaction.
 * Everything is read again under locks, and the cart is emptied. Throws 409 for an incomplete profile; 422 for a field; 409 with a `CheckoutConflict`, after which
 * nothing is kept: the cart was changed elsewhere, a line cannot be bought, or it costs more than the client saw. Less is passed on.
 */
export const checkOut = (ctx: UserCtx, key: string | undefined, form: CheckoutForm): Promise<CheckedOut> =>
  runIdempotent(ctx, key, {
    request: { checkout: form },
    // The lock of the cart: two checkouts of one client wait for each other.
    load: (ctx) => lockCart(ctx, undefined),
    run: async (ctx, cart) => {
      await sendTogether([
        assertTransitionAllowed(ctx, draft, { name: 'checkout', actor: 'client' }, ['order']),
        assertCity(ctx, form.address.city_id, 'address.city_id'),
      ])
      const { groups, sellers } = await readGroups(ctx, cart, form)
      const chosen = chooseShipping(groups, form)
      const total = chosen.reduce((sum, { group, shipping }) => sum + group.subtotal + shipping.price, 0)
      if (total > form.total) throw await conflictOf(ctx, form, 'price_changed', (line) => line.former_price !== null, total)
      return store(ctx, chosen, { form, total, cart, sellers })
    },
  })

/** The groups of a locked cart with its stock locked, and their sellers. Throws 409 unless all of it can be bought. */
async function readGroups(
  ctx: UserCtx & TransactionCtx,
  cart: CartRow | undefined,
  form: CheckoutForm,
): Promise<{ groups: CartGroup[]; sellers: Sellers }> {
  if (!cart || cart.version !== form.version) throw await conflictOf(ctx, form, 'cart_changed')
  const rows = await listLines(ctx, cart)
  await lockUnits(ctx, rows)
  const { groups } = await describeCart(ctx, cart, { rows, units: await loadUnits(ctx, unitsOf(rows)), city_id: form.address.city_id })
  if (groups.length === 0) throw await conflictOf(ctx, form, 'cart_changed')
  if (groups.some((group) => group.lines.some(({ state }) => state !== 'available')))
    throw await conflictOf(ctx, form, 'short_stock', ({ state }) => state !== 'available')
  const sellers = await loadSellers(ctx, groups)
  const settings = await loadSettings(ctx)
  const closed = groups.find((group) => !isOpenSeller(group, sellers.providerOf(group), settings))
  if (closed) throw await conflictOf(ctx, form, 'seller_closed', ({ unit_id }) => closed.lines.some((line) => line.unit_id === unit_id))
  return { groups, sellers }
}

type Stored = { form: CheckoutForm; total: number; cart: CartRow | undefined; sellers: Sellers }

async function store(
  ctx: UserCtx & TransactionCtx,
  chosen: readonly ChosenGroup[],
  { form, total, cart, sellers }: Stored,
): Promise<CheckedOut> {
  const now = ctx.clock.now()
  const company = { purchase_order: purchaseOrderOf(ctx, form.purchase_order), branch_id: await branchOf(ctx, form.branch_id) }
  const row = { client_id: ctx.principal.id, city_id: form.address.city_id, total, coupon_code: form.coupon_code ?? null, created_at: now }
  const [[checkout], buyer] = await sendTogether([
    ctx.db.insert(checkouts).values(row).returning().execute(),
    loadBuyer(ctx, ctx.principal.id),
  ])
  if (!checkout || !cart) throw new Error('checkOut: nothing was stored')
  // By seller: two checkouts take the numbers of their price statements in the same order.
  const keyOf = ({ group }: ChosenGroup) => sellerKey(group)
  const ordered = chosen.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const stored = await storeGroups(ctx, ordered, { checkout_id: checkout.id, address: form.address, buyer, sellers, company })
  await emptyCart(ctx, cart)
  // Last: other checkouts of a seller wait for its counter until the commit.
  const due = await issueStatements(ctx, stored)
  const coupon = form.coupon_code ? await quoteForOrders(ctx, due, form.coupon_code) : null
  return {
    checkout_id: checkout.id,
    orders: stored.map(({ chosen, order: { id, number, kind, status, final_amount } }) => ({
      ...{ id, number, kind, status, provider: chosen.group.provider },
      total: final_amount ?? 0,
    })),
    payment: { amount: sumOfDue(due), coupon, due_at: due[0]?.order.due_at ?? null, now },
  }
}

const texts: Readonly<Record<CheckoutConflict['reason'], Label>> = {
  cart_changed: { en: 'Your cart has changed. Check it again', ar: 'تغيّرت سلتك. راجعها من جديد' },
  short_stock: { en: 'Some of your cart can no longer be bought in this quantity', ar: 'بعض ما في سلتك لم يعد متوفرًا بهذه الكمية' },
  price_changed: { en: 'The total has risen since you saw it. Check it again', ar: 'ارتفع المجموع منذ عرضه عليك. راجعه من جديد' },
  seller_closed: { en: 'A seller in your cart does not sell at the moment', ar: 'أحد البائعين في سلتك لا يبيع حاليًا' },
}

/** The refusal with the cart as it is now, and the lines that it is about. */
async function conflictOf(
  ctx: UserCtx,
  form: CheckoutForm,
  reason: CheckoutConflict['reason'],
  isMeant: (line: CartGroup['lines'][number]) => boolean = () => false,
  total: number | null = null,
): Promise<RequestError> {
  const cart = await loadCart(ctx, undefined, form.address.city_id)
  const lines = cart.groups
    .flatMap((group) => group.lines)
    .filter(isMeant)
    .map(({ unit_id, title, quantity, left, price, former_price }) => ({ unit_id, title, quantity, left, price, former_price }))
  const details: CheckoutConflict = { reason, lines, total, cart }
  return new RequestError('conflict', texts[reason], { details })
}
