import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { deepEqual } from '@wasl/shared/utils/deep-equal.ts'
import { and, desc, eq } from 'drizzle-orm'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import { auditEntries } from '../../platform/db/tables/system.ts'

export const historyEntry = z.object({
  id: z.uuid(),
  at: z.string(),
  actor_name: z.string().nullable(),
  action: z.string(),
  reason: z.string().nullable(),
  request_id: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
})
export type HistoryEntry = z.output<typeof historyEntry>

const maxEntries = 200
const hiddenFields = new Set(['id', 'version', 'created_at', 'updated_at', 'derived'])

/** The audit entries of a row, newest first, each with the fields it changed. */
export async function loadHistory(ctx: Pick<Ctx, 'db'>, resource: string, row_id: string): Promise<HistoryEntry[]> {
  const entries = await ctx.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.resource, resource), eq(auditEntries.row_id, row_id)))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(maxEntries)
  return entries.map(({ id, at, actor_name, action, reason, request_id, before, after }) => ({
    id,
    at,
    actor_name,
    action,
    reason,
    request_id,
    changes: changesOf(before ?? {}, after ?? {}),
  }))
}

function changesOf(before: AnyRow, after: AnyRow): HistoryEntry['changes'] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => !hiddenFields.has(field))
  return fields
    .filter((field) => !deepEqual(before[field] ?? null, after[field] ?? null))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
}
