import { adminNamespace, type NewRows, ownNotifications } from '@wasl/shared/contract/live.ts'
import { getTableName } from 'drizzle-orm'
import type { Server } from 'socket.io'
import type { App } from '../../context.ts'
import { resourcesWithPendingWork } from '../../resources/read/pending-work.ts'
import { storedResources } from '../../resources/stored-resource.ts'
import { adminNotifications } from '../db/tables/notifications.ts'
import { onNewRows } from '../db/track-new-rows.ts'
import { rowsRoom } from './serve-admins.ts'

const debounceMs = 400

/**
 * Tells the tabs of the back office which resources have new rows once they are committed, whatever code wrote them. Rows within 400 ms
 * are announced together. Several resources may show one table. Returns a stop function.
 */
export function announceNewRows({ db }: App, server: Server): () => void {
  const admins = server.of(adminNamespace)
  const resourcesByTable = Map.groupBy(storedResources(), ({ table }) => getTableName(table))
  const notifying = notifyingTables()
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  const announce = () => {
    timer = undefined
    // A tab receives only the resources it watches, so each resource has its own event.
    for (const name of changed) admins.to(rowsRoom(name)).emit('rows', { resource: name } satisfies NewRows)
    changed.clear()
  }
  const stopListening = onNewRows(db, (tables) => {
    for (const table of tables) for (const { declaration } of resourcesByTable.get(table) ?? []) changed.add(declaration.name)
    if ([...tables].some((table) => notifying.has(table))) changed.add(ownNotifications)
    if (changed.size > 0) timer ??= setTimeout(announce, debounceMs)
  })
  return () => {
    stopListening()
    clearTimeout(timer)
  }
}

/** The tables that lead to notifications of the administration: its notifications, and resources with a notification for pending work. */
const notifyingTables = (): ReadonlySet<string> =>
  new Set([
    getTableName(adminNotifications),
    ...resourcesWithPendingWork().flatMap(({ stored, pending }) => (pending.notification ? [getTableName(stored.table)] : [])),
  ])
