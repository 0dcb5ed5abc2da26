import { sql } from 'drizzle-orm'
import { contentVersions } from './db/tables/system.ts'
import type { Database } from './db/types.ts'

/**
 * Returns a function that reads the version of the public content, which grows with every committed write to one of its tables by any process.
 * Concurrent callers share one query, and never one that started before their call.
 */
export function createContentVersion(db: Database, onChange: () => void = () => {}): () => Promise<string> {
  const query = db
    .select({ version: sql<string>`coalesce(sum(${contentVersions.version}), 0)::text` })
    .from(contentVersions)
    .prepare('content_version')
  let lastVersion: string | undefined
  let running: Promise<string> | undefined
  let next: Promise<string> | undefined

  const read = async () => {
    const [row] = await query.execute()
    const version = row?.version ?? '0'
    if (version !== lastVersion) onChange()
    lastVersion = version
    return version
  }
  const start = () => {
    running = read().finally(() => {
      running = undefined
    })
    return running
  }
  return () => {
    if (!running) return start()
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined
        return start()
      })
    return next
  }
}
