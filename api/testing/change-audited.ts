import { getTableName, type SQL } from 'drizzle-orm'
import type { categories } from '../catalog/tables/from-registry.ts'
import type { admins, providers, roles, users } from '../identity/tables/people.ts'
import { inTransaction } from '../platform/db/database.ts'
import { systemCtx } from '../platform/jobs/system-ctx.ts'
import { audit } from '../resources/write/audit.ts'
import type { TestApp } from './test-app.ts'

type AuditedTable = typeof users | typeof providers | typeof admins | typeof roles | typeof categories

/** Changes these rows with an audit entry for each, which the database requires of a status or a permission. */
export const changeAudited = <T extends AuditedTable>(
  { shared }: TestApp,
  table: T,
  { set, where }: { set: Partial<T['$inferInsert']>; where: SQL | undefined },
): Promise<void> =>
  inTransaction(systemCtx(shared), async (ctx) => {
    const changed: readonly { id: string }[] = await ctx.db.update<AuditedTable>(table).set(set).where(where).returning({ id: table.id })
    for (const { id } of changed) await audit(ctx, { action: 'edit', resource: getTableName(table), row_id: id, after: set })
  })
