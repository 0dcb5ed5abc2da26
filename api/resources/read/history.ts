import { findResource, resources } from '@wasl/resources/index.ts'
import type { HistoryEntry } from '@wasl/shared/contract/history.ts'
import type { AnyField, Fields } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { deepEqual } from '@wasl/shared/utils/deep-equal.ts'
import { and, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { hasPermission } from '../access.ts'
import { type StoredResource, storedResource } from '../stored-resource.ts'
import { auditEntries } from '../tables/audit-entries.ts'

const maxEntries = 200
/** What no history shows. */
export const hiddenFields = new Set(['id', 'version', 'created_at', 'updated_at', 'derived'])

/** The audit entries of a row, newest first, each with the fields it changed. */
export const loadHistory = (ctx: Pick<Ctx, 'db'>, resource: string, row_id: string): Promise<HistoryEntry[]> =>
  loadEntries(ctx, isOf(resource, row_id))

const isOf = (resource: string, row_id: string) => and(eq(auditEntries.resource, resource), eq(auditEntries.row_id, row_id))

/** The history of a row with the changes of the rows that refer to it by a field with `inHistory`, as far as the admin may see those. */
export function loadRowHistory(ctx: Pick<Ctx, 'db' | 'principal'>, { declaration }: StoredResource, id: string): Promise<HistoryEntry[]> {
  const related = Object.values<AnyResource>(resources)
    .filter(({ name }) => hasPermission(ctx.principal, `${name}.show`))
    .flatMap((other) =>
      Object.entries<AnyField>(other.fields)
        .filter(([, field]) => field.kind === 'belongsTo' && field.inHistory && field.to === declaration.name)
        .map(([name]) => changesOfRelated(ctx, storedResource(other), name, id)),
    )
  return loadEntries(ctx, or(isOf(declaration.name, id), ...related))
}

const changesOfRelated = ({ db }: Pick<Ctx, 'db'>, { declaration, table, id, columns }: StoredResource, field: string, of: string) =>
  and(
    eq(auditEntries.resource, declaration.name),
    inArray(auditEntries.row_id, db.select({ id }).from(table).where(sql`${columns[field]} = ${of}`)),
    ne(auditEntries.action, 'create'),
  )

/** One audit entry; without its values if the admin may not see the rows of its resource. */
export async function loadAuditEntry(ctx: Pick<Ctx, 'db' | 'principal'>, id: string): Promise<HistoryEntry[]> {
  const entries = await loadEntries(ctx, eq(auditEntries.id, id))
  return entries.map((entry) => (hasPermission(ctx.principal, `${entry.resource}.show`) ? entry : { ...entry, changes: [] }))
}

async function loadEntries(ctx: Pick<Ctx, 'db'>, where: SQL | undefined): Promise<HistoryEntry[]> {
  const entries = await ctx.db
    .select()
    .from(auditEntries)
    .where(where)
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(maxEntries)
  return entries.map(({ id, at, actor_name, action, resource, reason, request_id, before, after }) => {
    const fields = findResource(resource)?.fields ?? {}
    const changes = changesOf(Object.keys(fields), withCurrentNames(fields, before ?? {}), withCurrentNames(fields, after ?? {}))
    return { id, at, actor_name, action, resource, reason, request_id, changes }
  })
}

/** The values under the current names of their fields. */
function withCurrentNames(fields: Fields, values: AnyRow): AnyRow {
  const current = Object.entries(fields).flatMap(([name, { formerNames = [] }]) => formerNames.map((former) => [former, name]))
  const names: Readonly<Record<string, string>> = Object.fromEntries(current)
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [names[name] ?? name, value]))
}

// In the order of the declaration, then what it does not have.
function changesOf(declared: readonly string[], before: AnyRow, after: AnyRow): HistoryEntry['changes'] {
  const present = new Set([...Object.keys(before), ...Object.keys(after)])
  const fields = [...new Set([...declared, ...present])].filter((field) => present.has(field) && !hiddenFields.has(field))
  return fields
    .filter((field) => !deepEqual(before[field] ?? null, after[field] ?? null))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
}
