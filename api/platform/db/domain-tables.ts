import type { DomainTableName } from '@wasl/resources/index.ts'
import type { PgTable } from 'drizzle-orm/pg-core'
import { bankTransfers } from './tables/bank-transfers.ts'
import { broadcasts } from './tables/broadcasts.ts'
import { chatReports, chatRooms } from './tables/chat.ts'
import { contactMessages } from './tables/contact.ts'
import { files } from './tables/files.ts'
import { invoices } from './tables/invoices.ts'
import { failedJobs, outboundMessages } from './tables/job-views.ts'
import { notifications } from './tables/notifications.ts'
import { counterOffers, offers } from './tables/offers.ts'
import { attachments, requestedServices } from './tables/order-views.ts'
import { orderEvents, orders } from './tables/orders.ts'
import { providers, roles, users } from './tables/people.ts'
import { adminAccounts, customers, openSessions, providerUsers } from './tables/people-views.ts'
import { refunds } from './tables/refunds.ts'
import { reviewReports, reviews } from './tables/reviews.ts'
import { auditEntries } from './tables/system.ts'
import { transactions } from './tables/transactions.ts'

/** The hand-written tables and views of resources, and `files`, which uploads refer to. */
export const domainTables: Readonly<Record<DomainTableName | 'files', PgTable>> = {
  users,
  providers,
  customers,
  'provider-users': providerUsers,
  sessions: openSessions,
  admins: adminAccounts,
  roles,
  orders,
  'order-items': requestedServices,
  'order-files': attachments,
  'order-events': orderEvents,
  offers,
  'counter-offers': counterOffers,
  invoices,
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
  files,
}
