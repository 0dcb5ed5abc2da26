import { sql } from 'drizzle-orm'
import { contentVersions } from './db/tables/system.ts'
import type { Database } from './db/types.ts'
import { shareNext } from './share-next.ts'

/**
 * Returns a function that reads the version of the public content, which grows with every committed write to one of its tables by any process.
 */
export function createContentVersion(db: Database, onChange: () => void = () => {}): () => Promise<string> {
  const query = db
    .select({ version: sql<string>`coalesce(sum(${contentVersions.version}), 0)::text` })
    .from(contentVersions)
    .prepare('content_version')
  let lastVersion: string | undefined
  return shareNext(async () => {
    const [row] = await query.execute()
    const version = row?.version ?? '0'
    if (version !== lastVersion) onChange()
    lastVersion = version
    return version
  })
}
