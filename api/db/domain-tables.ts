import type { ResourceName } from '@wasl/resources/index.ts'
import type { PgTable } from 'drizzle-orm/pg-core'
import { contactMessages } from './tables/contact.ts'
import { files } from './tables/files.ts'
import { notifications } from './tables/notices.ts'
import { orders } from './tables/orders.ts'
import { providers, users } from './tables/people.ts'
import { auditEntries } from './tables/system.ts'

/** The tables behind the resources that the domain itself declares, and `files`, which uploads refer to. Asked late: tables refer to each other. */
export const domainTables = (): Readonly<Partial<Record<ResourceName | 'files', PgTable>>> => ({
  users,
  providers,
  orders,
  notifications,
  'contact-messages': contactMessages,
  'audit-entries': auditEntries,
  files,
})
