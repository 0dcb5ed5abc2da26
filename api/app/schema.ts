import { tableNameOf } from '@wasl/shared/registry/resource.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import { getTableName } from 'drizzle-orm'
import * as carProposals from '../catalog/tables/car-proposals.ts'
import * as cartTables from '../catalog/tables/carts.ts'
import * as changeTables from '../catalog/tables/changes.ts'
import * as favoriteTables from '../catalog/tables/favorites.ts'
import * as ofCatalog from '../catalog/tables/from-registry.ts'
import * as productProposals from '../catalog/tables/product-proposals.ts'
import * as stockTables from '../catalog/tables/stock.ts'
import * as access from '../identity/tables/access.ts'
import * as accountantTables from '../identity/tables/accountants.ts'
import * as addressTables from '../identity/tables/addresses.ts'
import * as adminPreferences from '../identity/tables/admin-preferences.ts'
import * as branchTables from '../identity/tables/branches.ts'
import * as ofIdentity from '../identity/tables/from-registry.ts'
import * as people from '../identity/tables/people.ts'
import * as broadcasts from '../messaging/tables/broadcasts.ts'
import * as chat from '../messaging/tables/chat.ts'
import * as contact from '../messaging/tables/contact.ts'
import * as notifications from '../messaging/tables/notifications.ts'
import * as pushDevices from '../messaging/tables/push-devices.ts'
import * as savedReplies from '../messaging/tables/saved-replies.ts'
import * as documentCounters from '../money/tables/document-counters.ts'
import * as ofMoney from '../money/tables/from-registry.ts'
import * as ledger from '../money/tables/ledger.ts'
import { taxDocuments } from '../money/tables/tax-documents.ts'
import * as approvals from '../ordering/tables/approvals.ts'
import * as bankTransfers from '../ordering/tables/bank-transfers.ts'
import * as calendar from '../ordering/tables/calendar.ts'
import * as checkouts from '../ordering/tables/checkouts.ts'
import * as ofOrdering from '../ordering/tables/from-registry.ts'
import * as invoices from '../ordering/tables/invoices.ts'
import * as offers from '../ordering/tables/offers.ts'
import * as orderDrafts from '../ordering/tables/order-drafts.ts'
import * as orderRepeats from '../ordering/tables/order-repeats.ts'
import * as orders from '../ordering/tables/orders.ts'
import * as payments from '../ordering/tables/payments.ts'
import * as refunds from '../ordering/tables/refunds.ts'
import * as rentals from '../ordering/tables/rentals.ts'
import * as reviews from '../ordering/tables/reviews.ts'
import * as files from '../platform/db/tables/files.ts'
import * as idempotencyKeys from '../platform/db/tables/idempotency-keys.ts'
import { jobs } from '../platform/db/tables/jobs.ts'
import * as system from '../platform/db/tables/system.ts'
import * as auditEntries from '../resources/tables/audit-entries.ts'
import * as bulkRuns from '../resources/tables/bulk-runs.ts'
import { imports } from '../resources/tables/imports.ts'
import { joinTables, resourceTables } from '../resources/tables/registry/resource-tables.ts'
import * as savedViews from '../resources/tables/saved-views.ts'
import * as settings from '../settings/tables/settings.ts'
import * as ofViews from '../views/tables/from-registry.ts'
import * as visitors from '../views/tables/visitors.ts'

/** The hand-written tables of each folder. Views are left out: no foreign key can refer to them. */
const handWritten = {
  platform: { jobs, ...files, ...idempotencyKeys, ...system },
  resources: { imports, ...auditEntries, ...bulkRuns, ...savedViews },
  settings,
  identity: { ...people, ...access, ...accountantTables, ...addressTables, ...branchTables, ...adminPreferences },
  catalog: { ...carProposals, ...changeTables, ...productProposals, ...stockTables, ...cartTables, ...favoriteTables },
  messaging: { ...notifications, ...pushDevices, ...savedReplies, ...chat, ...contact, ...broadcasts },
  money: { ...ledger, ...documentCounters, taxDocuments },
  ordering: {
    ...orders,
    ...approvals,
    ...checkouts,
    ...orderDrafts,
    ...orderRepeats,
    ...offers,
    ...invoices,
    ...payments,
    ...refunds,
    ...rentals,
    ...bankTransfers,
    ...calendar,
    ...reviews,
  },
  views: visitors,
}

/** The tables built from the registry that each folder writes. Any other is written by the generated routes only. */
const fromRegistry = { identity: ofIdentity, catalog: ofCatalog, money: ofMoney, ordering: ofOrdering, views: ofViews }

/** Every table of the database; migrations are generated from it. */
export const schema: Readonly<Record<string, unknown>> = {
  ...resourceTables,
  ...joinTables,
  ...handWritten.platform,
  ...handWritten.resources,
  ...handWritten.settings,
  ...handWritten.identity,
  ...handWritten.catalog,
  ...handWritten.messaging,
  ...handWritten.money,
  ...handWritten.ordering,
  ...handWritten.views,
}

/** The names of the tables that each folder writes, in alphabetical order. */
export const tableOwners: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(handWritten).map(([folder, tables]) => {
    const own = [...Object.values(tables), ...Object.values(findEntry(fromRegistry, folder) ?? {})].map(getTableName)
    return [folder, [...own, ...joinTablesOf(own)].sort()]
  }),
)

function joinTablesOf(tableNames: readonly string[]): string[] {
  return Object.entries(joinTables).flatMap(([key, table]) => {
    const [resource = ''] = key.split('.')
    return table && tableNames.includes(tableNameOf(resource)) ? [getTableName(table)] : []
  })
}
