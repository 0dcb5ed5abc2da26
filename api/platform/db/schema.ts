import { joinTables, resourceTables } from './resource-tables.ts'
import * as access from './tables/access.ts'
import * as bankTransfers from './tables/bank-transfers.ts'
import * as broadcasts from './tables/broadcasts.ts'
import * as bulkRuns from './tables/bulk-runs.ts'
import * as chat from './tables/chat.ts'
import * as contact from './tables/contact.ts'
import * as files from './tables/files.ts'
import * as imports from './tables/imports.ts'
import * as invoices from './tables/invoices.ts'
import * as jobs from './tables/jobs.ts'
import * as ledger from './tables/ledger.ts'
import * as notifications from './tables/notifications.ts'
import * as offers from './tables/offers.ts'
import * as orderDrafts from './tables/order-drafts.ts'
import * as orders from './tables/orders.ts'
import * as payments from './tables/payments.ts'
import * as people from './tables/people.ts'
import * as pushDevices from './tables/push-devices.ts'
import * as refunds from './tables/refunds.ts'
import * as reviews from './tables/reviews.ts'
import * as savedViews from './tables/saved-views.ts'
import * as system from './tables/system.ts'
import * as visitors from './tables/visitors.ts'

/** Every table of the database; migrations are generated from it. */
export const schema = {
  ...resourceTables,
  ...joinTables,
  ...people,
  ...access,
  jobs: jobs.jobs,
  ...files,
  ...orders,
  ...orderDrafts,
  ...offers,
  ...invoices,
  ...payments,
  ...refunds,
  ...bankTransfers,
  ...ledger,
  ...reviews,
  ...notifications,
  ...pushDevices,
  ...chat,
  ...contact,
  ...broadcasts,
  ...savedViews,
  imports: imports.imports,
  ...bulkRuns,
  ...system,
  ...visitors,
}
