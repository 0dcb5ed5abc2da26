import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { openCounter } from './counter-status.ts'

/** What the client has to pay now, in halalas; null if nothing is due, or the reader may not pay it. */
export function amountsDue({ reader, can_pay, invoice, status, rental }: OrderPage) {
  const isPayable = ['pending_payment', 'in_progress', 'delivered', 'disputed'].includes(status)
  if (reader !== 'client' || !can_pay || !invoice || invoice.due_amount <= 0 || !isPayable) return null
  return { due: invoice.due_amount, deposit: depositDue(rental), remaining: invoice.remaining_amount - invoice.due_amount }
}

/** The security deposit of a car that is still to be paid, in halalas. */
export const depositDue = (rental: OrderPage['rental']): number =>
  rental?.security_deposit.state === 'due' ? rental.security_deposit.amount : 0

/** A link to where the reader's next action is; `isOnPage`: to a part of the page of the order. It is the only filled button of the page. */
export type NextLink = {
  name: 'review' | 'return' | 'claim' | 'counter' | 'pay_extension' | 'offers' | 'make_offer' | 'issue_invoice'
  to: string
  isOnPage: boolean
}

const isAllowed = ({ actions }: Pick<OrderPage, 'actions'>, wanted: string): boolean =>
  actions.some(({ name, allowed }) => name === wanted && allowed)

/** The first that applies is the next action of the order. */
const links: readonly ((order: OrderPage) => NextLink | null)[] = [
  (order) => (order.goods?.returns.some(({ actions }) => actions.length > 0) ? { name: 'return', to: '#returns', isOnPage: true } : null),
  ({ reader, rental }) =>
    reader === 'client' && rental?.claims.some(({ actions }) => actions.length > 0)
      ? { name: 'claim', to: '#claims', isOnPage: true }
      : null,
  ({ rental }) =>
    rental?.extension?.checkout_id
      ? { name: 'pay_extension', to: pages.checkoutPayment({ id: rental.extension.checkout_id }), isOnPage: false }
      : null,
  (order) => (order.can_review ? { name: 'review', to: '#review', isOnPage: true } : null),
  (order) =>
    order.reader === 'provider' && order.offers.some((offer) => offer.is_own && openCounter(offer))
      ? { name: 'counter', to: '#open-counter', isOnPage: true }
      : null,
  (order) =>
    order.reader === 'client' && order.kind !== 'private' && order.tab === 'new' && order.offers.some(({ actions }) => actions.length > 0)
      ? { name: 'offers', to: '#offers', isOnPage: true }
      : null,
  (order) => (isAllowed(order, 'make_offer') ? { name: 'make_offer', to: '#offer', isOnPage: true } : null),
  (order) =>
    isAllowed(order, 'issue_invoice') && order.invoice
      ? { name: 'issue_invoice', to: pages.invoice({ id: order.invoice.id }), isOnPage: false }
      : null,
]

/** The link of the card of the next step; null if the form of the action is in the card itself, or nothing is to be done. */
export function nextLink(order: OrderPage): NextLink | null {
  for (const linkOf of links) {
    const link = linkOf(order)
    if (link) return link
  }
  return null
}
