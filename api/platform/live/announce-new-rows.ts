import { adminNamespace, type NewRows, ownNotices } from '@wasl/shared/contract/live.ts'
import { getTableName } from 'drizzle-orm'
import type { Server } from 'socket.io'
import type { App } from '../../context.ts'
import { waitingResources } from '../../resources/pending-work.ts'
import { storedResources } from '../../resources/stored-resource.ts'
import { onNewRows } from '../db/new-rows.ts'
import { adminNotices } from '../db/tables/notices.ts'
import { rowsRoom } from './serve-admins.ts'

const gatherMs = 400

/**
 * Tells the tabs of the back office which resources have new rows once they are committed, whichever verb wrote them; what comes within
 * a moment is told together. Several resources may show one table. Gives what ends it.
 */
export function tellNewRows({ db }: App, server: Server): () => void {
  const admins = server.of(adminNamespace)
  const shownBy = Map.groupBy(storedResources(), ({ table }) => getTableName(table))
  const telling = tablesThatTell()
  const fresh = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  const tell = () => {
    timer = undefined
    // Each tab hears only of what it watches, so each resource is told by itself.
    for (const name of fresh) admins.to(rowsRoom(name)).emit('rows', { resource: name } satisfies NewRows)
    fresh.clear()
  }
  const end = onNewRows(db, (tables) => {
    for (const table of tables) for (const { declaration } of shownBy.get(table) ?? []) fresh.add(declaration.name)
    if ([...tables].some((table) => telling.has(table))) fresh.add(ownNotices)
    if (fresh.size > 0) timer ??= setTimeout(tell, gatherMs)
  })
  return () => {
    end()
    clearTimeout(timer)
  }
}

/** The tables whose new rows the administration is told of: its notices, and those for which the database writes them. */
const tablesThatTell = (): ReadonlySet<string> =>
  new Set([
    getTableName(adminNotices),
    ...waitingResources().flatMap(({ stored, waits }) => (waits.notice ? [getTableName(stored.table)] : [])),
  ])
