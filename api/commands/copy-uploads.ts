import { isNotNull } from 'drizzle-orm'
import pLimit from 'p-limit'
import { data_requests } from '../identity/tables/from-registry.ts'
import type { Storage } from '../platform/adapters/adapters.ts'
import { files } from '../platform/db/tables/files.ts'
import type { Database } from '../platform/db/types.ts'
import { imports } from '../resources/tables/imports.ts'

const concurrency = 8

/** `copied` now, `present` before; `missing`: keys without a file. */
type CopyResult = { copied: number; present: number; missing: string[] }
type CopyOptions = { from: Storage; to: Storage; onProgress?: (done: number, total: number) => void }

/**
 * Copies every stored file that the database names and `to` does not have yet: what is stored under a key never changes. Resized images are made again
 * when they are read. Stops at the first failure of a storage.
 */
export async function copyUploads(db: Database, { from, to, onProgress }: CopyOptions): Promise<CopyResult> {
  const uploads = await db.select({ key: files.storage_key, mime: files.mime }).from(files)
  // The file of an export is deleted when its time is over, its key stays.
  const exports = await db.select({ key: data_requests.export_key }).from(data_requests).where(isNotNull(data_requests.export_until))
  const tables = await db.select({ key: imports.storage_key }).from(imports)
  const all = [
    ...uploads,
    ...exports.flatMap(({ key }) => (key ? [{ key, mime: 'application/zip' }] : [])),
    ...tables.map(({ key }) => ({ key, mime: 'application/json' })),
  ]
  const result: CopyResult = { copied: 0, present: 0, missing: [] }
  const copyOne = async ({ key, mime }: (typeof all)[number]) => {
    if (await to.has(key)) result.present++
    else {
      const bytes = await from.get(key)
      if (bytes) {
        await to.put(key, bytes, mime)
        result.copied++
      } else result.missing.push(key)
    }
    onProgress?.(result.copied + result.present + result.missing.length, all.length)
  }
  const limit = pLimit(concurrency)
  await Promise.all(all.map((one) => limit(copyOne, one))).catch((error: unknown) => {
    limit.clearQueue()
    throw error
  })
  return result
}
