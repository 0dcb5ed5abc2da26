import { isNotNull } from 'drizzle-orm'
import pLimit from 'p-limit'
import { data_requests } from '../identity/tables/from-registry.ts'
import type { Storage } from '../platform/adapters/adapters.ts'
import { files } from '../platform/db/tables/files.ts'
import type { Database } from '../platform/db/types.ts'
import { imports } from '../resources/tables/imports.ts'

const concurrency = 8

/** Copies every stored file that the database names; may be repeated. Resized images are made again when they are read. `missing`: keys without a file. */
export async function copyUploads(db: Database, from: Storage, to: Storage): Promise<{ copied: number; missing: string[] }> {
  const uploads = await db.select({ key: files.storage_key, mime: files.mime }).from(files)
  const exports = await db.select({ key: data_requests.export_key }).from(data_requests).where(isNotNull(data_requests.export_key))
  const tables = await db.select({ key: imports.storage_key }).from(imports)
  const all = [
    ...uploads,
    ...exports.flatMap(({ key }) => (key ? [{ key, mime: 'application/zip' }] : [])),
    ...tables.map(({ key }) => ({ key, mime: 'application/json' })),
  ]
  const missing: string[] = []
  const limit = pLimit(concurrency)
  await Promise.all(
    all.map(({ key, mime }) =>
      limit(async () => {
        const bytes = await from.get(key)
        if (bytes) await to.put(key, bytes, mime)
        else missing.push(key)
      }),
    ),
  )
  return { copied: all.length - missing.length, missing }
}
