import { adminNamespace, type NewRows, ownNotifications } from '@wasl/shared/contract/live.ts'
import { getTableName } from 'drizzle-orm'
import type { Server } from 'socket.io'
import type { App } from '../../context.ts'
import { storedResources } from '../../resources/stored-resource.ts'
import { adminNotifications } from '../db/tables/notifications.ts'
import { rowsRoom } from './serve-admins.ts'

const debounceMs = 400
const notificationsTable = getTableName(adminNotifications)

/**
 * Tells the tabs of the back office which resources have new rows once they are committed, whatever code wrote them. Rows within 400 ms
 * are announced together. Several resources may show one table. Returns a stop function.
 */
export function announceNewRows({ newRows }: App, server: Server): () => void {
  const admins = server.of(adminNamespace)
  const resourcesByTable = Map.groupBy(storedResources(), ({ table }) => getTableName(table))
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  const announce = () => {
    timer = undefined
    // A tab receives only the resources it watches, so each resource has its own event.
    for (const name of changed) admins.to(rowsRoom(name)).emit('rows', { resource: name } satisfies NewRows)
    changed.clear()
  }
  const collect = (table: string) => {
    for (const { declaration } of resourcesByTable.get(table) ?? []) changed.add(declaration.name)
    if (table === notificationsTable) changed.add(ownNotifications)
    if (changed.size > 0) timer ??= setTimeout(announce, debounceMs)
  }
  newRows.on('inserted', collect)
  return () => {
    newRows.off('inserted', collect)
    clearTimeout(timer)
  }
}
