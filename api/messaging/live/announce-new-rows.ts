import { adminNamespace, type NewRows, ownNotifications } from '@wasl/shared/contract/live.ts'
import { getTableName } from 'drizzle-orm'
import type { Server } from 'socket.io'
import { recordsRoom, rowsRoom } from '../../identity/live/serve-admins.ts'
import type { App } from '../../platform/context.ts'
import { storedResources } from '../../resources/stored-resource.ts'
import { adminNotifications } from '../tables/notifications.ts'

const debounceMs = 400
const notificationsTable = getTableName(adminNotifications)

/**
 * Tells the tabs of the back office which resources have new rows, and which records changed, once they are committed. Those within 400 ms
 * are announced together. Several resources may show one table. Returns a stop function.
 */
export function announceNewRows({ newRows }: App, server: Server): () => void {
  const admins = server.of(adminNamespace)
  const resourcesByTable = Map.groupBy(storedResources(), ({ table }) => getTableName(table))
  const withNewRows = new Set<string>()
  const changed = new Map<string, Set<string>>()
  let timer: NodeJS.Timeout | undefined

  const announce = () => {
    timer = undefined
    // A tab receives only the resources it watches, so each resource has its own event.
    for (const name of withNewRows) admins.to(rowsRoom(name)).emit('rows', { resource: name } satisfies NewRows)
    for (const [resource, ids] of changed) admins.to(recordsRoom(resource)).emit('rows', { resource, changed: [...ids] } satisfies NewRows)
    withNewRows.clear()
    changed.clear()
  }
  const announceSoon = () => {
    timer ??= setTimeout(announce, debounceMs)
  }
  const addTable = (table: string) => {
    for (const { declaration } of resourcesByTable.get(table) ?? []) withNewRows.add(declaration.name)
    if (table === notificationsTable) withNewRows.add(ownNotifications)
    if (withNewRows.size > 0) announceSoon()
  }
  const addRecord = (resource: string, id: string) => {
    changed.set(resource, (changed.get(resource) ?? new Set()).add(id))
    announceSoon()
  }
  newRows.on('inserted', addTable)
  newRows.on('changed', addRecord)
  return () => {
    newRows.off('inserted', addTable)
    newRows.off('changed', addRecord)
    clearTimeout(timer)
  }
}
