import { and, eq, getTableColumns, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { cartLines, carts } from '../../catalog/tables/carts.ts'
import { favorites, stockWishes } from '../../catalog/tables/favorites.ts'
import { cars, products, review_requests } from '../../catalog/tables/from-registry.ts'
import { sessions, verifiedIdentities } from '../../identity/tables/access.ts'
import { accountants } from '../../identity/tables/accountants.ts'
import { addresses } from '../../identity/tables/addresses.ts'
import { branches } from '../../identity/tables/branches.ts'
import { consents, data_requests, document_changes, register_checks } from '../../identity/tables/from-registry.ts'
import { providerCategories, providerCities, providerServices } from '../../identity/tables/people.ts'
import { chatReports } from '../../messaging/tables/chat.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { pushDevices } from '../../messaging/tables/push-devices.ts'
import { savedReplies } from '../../messaging/tables/saved-replies.ts'
import {
  balance_adjustments,
  commission_credit_notes,
  commission_invoices,
  credit_notes,
  payouts,
  settlements,
  wallet_withdrawals,
} from '../../money/tables/from-registry.ts'
import { taxDocuments } from '../../money/tables/tax-documents.ts'
import { approvals } from '../../ordering/tables/approvals.ts'
import { bankTransfers } from '../../ordering/tables/bank-transfers.ts'
import { checkouts, orderLines } from '../../ordering/tables/checkouts.ts'
import { complaint_messages, complaints, coupon_uses, dispute_decisions, refund_requests } from '../../ordering/tables/from-registry.ts'
import { invoices } from '../../ordering/tables/invoices.ts'
import { counterOffers, offers } from '../../ordering/tables/offers.ts'
import { orderDrafts } from '../../ordering/tables/order-drafts.ts'
import { orderRepeats } from '../../ordering/tables/order-repeats.ts'
import { orderItems, orders } from '../../ordering/tables/orders.ts'
import { payments } from '../../ordering/tables/payments.ts'
import { refunds } from '../../ordering/tables/refunds.ts'
import { handovers, rentalDrivers, rentals } from '../../ordering/tables/rentals.ts'
import { reviewReports, reviews } from '../../ordering/tables/reviews.ts'
import type { App } from '../../platform/context.ts'

/** The rows of a table that one file of an export has, without its `internal` columns. */
export type Source = { table: PgTable; where: SQL | undefined; internal?: readonly string[] }
export type ExportedRows = Record<string, unknown>[]

const of = (table: PgTable, where: SQL | undefined): Source => ({ table, where })

/** What is stored about a user, by the file of the export. */
export function userSources({ db }: Pick<App, 'db'>, id: string) {
  const ownOrders = db.select({ id: orders.id }).from(orders).where(eq(orders.client_id, id))
  // With those that a colleague sent for its company.
  const isOrdered = or(eq(orders.client_id, id), eq(orders.ordered_by, id))
  const paidByUser = db.select({ id: payments.id }).from(payments).where(eq(payments.paid_by, id))
  const ownCart = db.select({ id: carts.id }).from(carts).where(eq(carts.user_id, id))
  const ownComplaints = db.select({ id: complaints.id }).from(complaints).where(eq(complaints.user_id, id))
  // A decision that a second administrator has not approved is none.
  const isDecided = inArray(dispute_decisions.status, ['approved', 'executed', 'appealed', 'withdrawn'])
  return {
    consents: of(consents, eq(consents.user_id, id)),
    // Not those in which an administrator saw the site as this user.
    sessions: of(sessions, and(eq(sessions.user_id, id), isNull(sessions.impersonator_session_id))),
    saved_replies: of(savedReplies, eq(savedReplies.user_id, id)),
    devices: of(pushDevices, eq(pushDevices.user_id, id)),
    notifications: of(notifications, eq(notifications.user_id, id)),
    verified_identity: of(verifiedIdentities, eq(verifiedIdentities.user_id, id)),
    data_requests: of(data_requests, eq(data_requests.user_id, id)),
    register_checks: of(register_checks, eq(register_checks.client_id, id)),
    accountants: of(accountants, eq(accountants.user_id, id)),
    addresses: of(addresses, eq(addresses.user_id, id)),
    branches: of(branches, eq(branches.company_id, id)),
    orders: of(orders, isOrdered),
    order_lines: of(orderLines, inArray(orderLines.order_id, ownOrders)),
    order_items: of(orderItems, inArray(orderItems.order_id, db.select({ id: orders.id }).from(orders).where(isOrdered))),
    approvals: of(approvals, eq(approvals.requested_by, id)),
    order_repeats: of(orderRepeats, eq(orderRepeats.client_id, id)),
    order_drafts: of(orderDrafts, eq(orderDrafts.user_id, id)),
    cart: of(cartLines, inArray(cartLines.cart_id, ownCart)),
    favorites: of(favorites, eq(favorites.user_id, id)),
    stock_wishes: of(stockWishes, eq(stockWishes.user_id, id)),
    checkouts: of(checkouts, eq(checkouts.client_id, id)),
    rentals: of(rentals, inArray(rentals.order_id, ownOrders)),
    rental_drivers: of(rentalDrivers, inArray(rentalDrivers.order_id, ownOrders)),
    handovers: of(handovers, inArray(handovers.order_id, ownOrders)),
    invoices: of(invoices, inArray(invoices.order_id, ownOrders)),
    tax_documents: of(taxDocuments, inArray(taxDocuments.order_id, ownOrders)),
    offers: of(offers, eq(offers.created_by, id)),
    counter_offers: of(counterOffers, eq(counterOffers.created_by, id)),
    reviews: of(reviews, eq(reviews.client_id, id)),
    review_reports: of(reviewReports, eq(reviewReports.user_id, id)),
    complaints: of(complaints, eq(complaints.user_id, id)),
    complaint_messages: of(
      complaint_messages,
      or(eq(complaint_messages.user_id, id), inArray(complaint_messages.complaint_id, ownComplaints)),
    ),
    dispute_decisions: of(dispute_decisions, and(inArray(dispute_decisions.complaint_id, ownComplaints), isDecided)),
    chat_reports: of(chatReports, eq(chatReports.user_id, id)),
    payments: of(payments, or(eq(payments.client_id, id), eq(payments.paid_by, id))),
    bank_transfers: of(bankTransfers, or(eq(bankTransfers.client_id, id), inArray(bankTransfers.payment_id, paidByUser))),
    wallet_withdrawals: of(wallet_withdrawals, eq(wallet_withdrawals.client_id, id)),
    refunds: of(refunds, eq(refunds.client_id, id)),
    refund_requests: of(refund_requests, inArray(refund_requests.order_id, ownOrders)),
    coupon_uses: of(coupon_uses, eq(coupon_uses.user_id, id)),
    balance_adjustments: of(balance_adjustments, and(eq(balance_adjustments.client_id, id), eq(balance_adjustments.status, 'approved'))),
  } as const
}

/** What is stored about the business of a provider, for its owner. */
export const providerSources = (id: string) =>
  ({
    offers: of(offers, eq(offers.provider_id, id)),
    provider_categories: of(providerCategories, eq(providerCategories.provider_id, id)),
    provider_cities: of(providerCities, eq(providerCities.provider_id, id)),
    provider_services: of(providerServices, eq(providerServices.provider_id, id)),
    provider_document_changes: of(document_changes, eq(document_changes.provider_id, id)),
    provider_register_checks: of(register_checks, eq(register_checks.provider_id, id)),
    provider_invoices: of(invoices, eq(invoices.provider_id, id)),
    provider_tax_documents: of(taxDocuments, eq(taxDocuments.provider_id, id)),
    provider_settlements: of(settlements, eq(settlements.provider_id, id)),
    provider_payouts: of(payouts, eq(payouts.provider_id, id)),
    provider_commission_invoices: of(commission_invoices, eq(commission_invoices.provider_id, id)),
    provider_commission_credit_notes: of(commission_credit_notes, eq(commission_credit_notes.provider_id, id)),
    provider_credit_notes: of(credit_notes, eq(credit_notes.provider_id, id)),
    provider_products: of(products, eq(products.provider_id, id)),
    provider_cars: of(cars, eq(cars.provider_id, id)),
    provider_review_requests: of(review_requests, eq(review_requests.provider_id, id)),
  }) as const

// Secrets, columns that the database computes for search, and what only the administration sees.
const hiddenColumn =
  /^(search|.*_normalized|.*_hash|token|.*_token|.*_key|admin_id|proposed_by|approved_by|requested_by|first_approved_by|decided_by|impersonator_session_id|session_id|sending_until)$/

/** The columns of a table that an export shows. */
const exportedColumns = (table: PgTable, internal: readonly string[]): Record<string, PgColumn> =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !hiddenColumn.test(name) && !internal.includes(name)))

/** The rows of all sources, by file. */
export async function loadExported<F extends string>({ db }: App, sources: Readonly<Record<F, Source>>): Promise<Record<F, ExportedRows>> {
  const loaded: Partial<Record<F, ExportedRows>> = {}
  for (const [file, { table, where, internal = [] }] of Object.entries<Source>(sources) as [F, Source][])
    loaded[file] = await db.select(exportedColumns(table, internal)).from(table).where(where)
  // Safe: every source has been loaded.
  return loaded as Record<F, ExportedRows>
}
