import type { CheckedOut, CheckoutCoupon, CheckoutView } from '@wasl/shared/contract/checkout.ts'
import { and, asc, eq } from 'drizzle-orm'
import { idAndName, namedColumns } from '../../catalog/services/id-and-name.ts'
import { providers } from '../../identity/tables/people.ts'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import type { UserCtx } from '../../platform/context.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import type { DueInvoice } from '../payments/attempts/pay-from-wallet.ts'
import { dueUntil, listDueOrders, sumOfDeposits, sumOfDue } from '../payments/attempts/pay-orders.ts'
import { isOfCheckout } from '../payments/orders-of-payment.ts'
import { bankTransfers } from '../tables/bank-transfers.ts'
import { checkouts } from '../tables/checkouts.ts'
import { orders } from '../tables/orders.ts'
import { rentalExtensions } from '../tables/rentals.ts'
import { quoteEnteredCode, quoteForOrders } from './checkout-coupon.ts'
import { loadPayMethods } from './pay-methods.ts'

/** A checkout of this client: its orders, and what of it waits for payment. Throws 404 for that of another client. */
export async function loadCheckout(ctx: UserCtx, id: string): Promise<CheckoutView> {
  await assertOwnCheckout(ctx, id)
  const rows = await ctx.db
    .select({ order: orders, provider: namedColumns(providers) })
    .from(orders)
    .leftJoin(providers, eq(providers.id, orders.provider_id))
    .where(isOfCheckout(ctx, id))
    .orderBy(asc(orders.provider_id), asc(orders.id))
  const due = await listDueOrders(ctx, id)
  const isExtension = (await ctx.db.$count(rentalExtensions, eq(rentalExtensions.checkout_id, id))) > 0
  const methods = await loadPayMethods(ctx, eq(bankTransfers.checkout_id, id), rows[0]?.order.number ?? '')
  const shown: CheckedOut['orders'] = rows.map(({ order, provider }) => ({
    ...{ id: order.id, number: order.number, kind: order.kind, status: order.status, total: order.final_amount ?? 0 },
    provider: provider && idAndName(provider),
  }))
  return {
    checkout_id: id,
    orders: shown,
    payment: {
      amount: sumOfDue(due),
      coupon: await quoteEnteredCode(ctx, id, due),
      security_deposit: sumOfDeposits(due),
      tax: due.reduce((sum, one) => sum + taxOf(one), 0),
      extends_rental: isExtension,
      ...{ due_at: (due[0] && dueUntil(due[0])) ?? null, now: ctx.clock.now() },
    },
    ...methods,
    // An extension is paid within minutes: a transfer arrives too late.
    ...(isExtension && { receiving_accounts: [] }),
  }
}

/** The VAT in what is due. */
const taxOf = ({ invoice, due, supplement }: DueInvoice): number =>
  supplement ? due - Math.round((due * 100) / (100 + invoice.vat_percent)) : invoice.tax

/** What a coupon takes off the payment of a checkout; reserves nothing. Throws 404, 409 if nothing is due, 422 on the code. */
export async function quoteCheckoutCoupon(ctx: UserCtx, { id, code }: { id: string; code: string }): Promise<CheckoutCoupon> {
  await assertOwnCheckout(ctx, id)
  const due = await listDueOrders(ctx, id)
  if (due.length === 0) throw nothingDue()
  return quoteForOrders(ctx, due, code)
}

export const nothingDue = () => conflict({ en: 'Nothing is due', ar: 'لا يوجد مبلغ مستحق' })
export const walletOf = (ctx: UserCtx): Promise<number> => loadBalance(ctx, { kind: 'client_wallet', user_id: ctx.principal.id })

/** Throws 404 for the checkout of another client. */
export async function assertOwnCheckout({ db, principal }: UserCtx, id: string): Promise<void> {
  const own = and(eq(checkouts.id, id), eq(checkouts.client_id, principal.id))
  if ((await db.$count(checkouts, own)) === 0) throw notFound()
}
