import type { NotificationType } from '@wasl/shared/notifications/notifications.ts'
import type { Pending } from '@wasl/shared/registry/pending.ts'
import { statusesWhere } from '@wasl/shared/registry/turns.ts'
import { durationMs } from '@wasl/shared/settings/duration-settings.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import { lte, notExists, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { adminNotifications } from '../../messaging/tables/notifications.ts'
import type { Ctx } from '../../platform/context.ts'
import { type StoredResource, storedResources } from '../stored-resource.ts'

/**
 * A resource with rows that wait for the administration: the statuses in which they do, and the columns with the status, the time since when and the
 * deadline.
 */
export type PendingResource = {
  stored: StoredResource
  pending: Pending
  statuses: string[]
  status: AnyPgColumn
  since: AnyPgColumn
  deadline: AnyPgColumn | undefined
}

/** Every resource with rows that can wait for the administration, in menu order. */
export const resourcesWithPendingWork = (): PendingResource[] =>
  storedResources().flatMap((stored) => {
    const { pending, name } = stored.declaration
    const statuses = pending ? statusesWhere(pending.turns, 'admin') : []
    if (!pending || statuses.length === 0) return []
    const { statusField, waitingSinceField = 'created_at', deadlineField = '' } = pending
    const { [statusField]: status, [waitingSinceField]: since, [deadlineField]: deadline } = stored.allColumns
    if (!status || !since) throw new Error(`resourcesWithPendingWork: ${name} has no ${statusField} or ${waitingSinceField}`)
    return [{ stored, pending, statuses, status, since, deadline }]
  })

/** The condition for rows of which administrators were never notified with this type. */
export const isNotNotified = ({ id }: StoredResource, type: NotificationType): SQL =>
  notExists(sql`(select 1 from ${adminNotifications} where ${adminNotifications.row_id} = ${id} and ${adminNotifications.type} = ${type})`)

/** The condition for rows of the queue that are overdue now; null if the resource has no time limit. */
export function isOverdue(
  { clock }: Pick<Ctx, 'clock'>,
  { pending: { overdue }, since, deadline }: PendingResource,
  settings: Settings,
): SQL | null {
  const now = clock.now()
  if (overdue?.after) return lte(since, new Date(Date.parse(now) - durationMs(settings, overdue.after)).toISOString())
  return overdue && deadline ? lte(deadline, now) : null
}
