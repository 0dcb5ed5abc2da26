import type { DomainTableName } from '@wasl/resources/index.ts'
import { stockUnits, unitMoves } from '../catalog/tables/stock-views.ts'
import { providers, roles, users } from '../identity/tables/people.ts'
import { adminAccounts, colleagues, customers, openSessions, providerUsers } from '../identity/tables/people-views.ts'
import { broadcasts } from '../messaging/tables/broadcasts.ts'
import { chatReports, chatRooms } from '../messaging/tables/chat.ts'
import { contactMessages } from '../messaging/tables/contact.ts'
import { notifications } from '../messaging/tables/notifications.ts'
import { taxDocuments } from '../money/tables/tax-documents.ts'
import { transactions } from '../money/tables/transactions.ts'
import { bankTransfers } from '../ordering/tables/bank-transfers.ts'
import { invoices } from '../ordering/tables/invoices.ts'
import { counterOffers, offers } from '../ordering/tables/offers.ts'
import { attachments, orderedProducts, rentalOrders, requestedServices } from '../ordering/tables/order-views.ts'
import { orderEvents, orders } from '../ordering/tables/orders.ts'
import { refunds } from '../ordering/tables/refunds.ts'
import { reviewReports, reviews } from '../ordering/tables/reviews.ts'
import type { ListedTable } from '../platform/db/listed.ts'
import { failedJobs, outboundMessages } from '../platform/db/tables/job-views.ts'
import { auditEntries } from './tables/audit-entries.ts'

/** The hand-written tables and views of resources. */
export const domainTables: Readonly<Record<DomainTableName, ListedTable>> = {
  users,
  providers,
  customers,
  colleagues,
  'provider-users': providerUsers,
  sessions: openSessions,
  admins: adminAccounts,
  roles,
  'stock-units': stockUnits,
  'stock-moves': unitMoves,
  orders,
  'order-items': requestedServices,
  'order-lines': orderedProducts,
  'order-files': attachments,
  'order-events': orderEvents,
  rentals: rentalOrders,
  offers,
  'counter-offers': counterOffers,
  invoices,
  'tax-documents': taxDocuments,
  'bank-transfers': bankTransfers,
  refunds,
  transactions,
  reviews,
  'review-reports': reviewReports,
  notifications,
  broadcasts,
  'chat-rooms': chatRooms,
  'chat-reports': chatReports,
  'contact-messages': contactMessages,
  'audit-entries': auditEntries,
  'outbound-messages': outboundMessages,
  'failed-jobs': failedJobs,
}
