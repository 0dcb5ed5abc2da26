import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

/**
 * Keeps each record of a stand-in in a file of this folder: like a real service, it knows nothing of the transactions of the app's database, and
 * remembers what happened if the app is killed.
 */
export function recordStore<T extends { id: string }>(folder: string, schema: z.ZodType<T>) {
  const pathOf = (id: string) => join(folder, `${z.uuid().parse(id)}.json`)
  const find = async (id: string): Promise<T | null> => {
    const text = z.uuid().safeParse(id).success ? await readFile(pathOf(id), 'utf8').catch(() => null) : null
    return text === null ? null : schema.parse(JSON.parse(text))
  }
  const list = async (): Promise<T[]> => {
    const names = await readdir(folder).catch(() => [])
    const all = await Promise.all(names.filter((name) => name.endsWith('.json')).map((name) => find(name.slice(0, -5))))
    return all.filter((one) => one !== null)
  }
  // A file that is replaced is never half written.
  const save = async (row: T): Promise<void> => {
    await mkdir(folder, { recursive: true })
    const draft = `${pathOf(row.id)}.${crypto.randomUUID()}`
    await writeFile(draft, JSON.stringify(row))
    await rename(draft, pathOf(row.id))
  }
  const remove = (id: string): Promise<void> => rm(pathOf(id), { force: true })
  const clear = (): Promise<void> => rm(folder, { recursive: true, force: true })
  const queues = new Map<string, Promise<unknown>>()
  /** Runs changes of one record after each other. */
  const locked = <R>(id: string, work: () => Promise<R>): Promise<R> => {
    const run = (queues.get(id) ?? Promise.resolve()).catch(() => {}).then(work)
    queues.set(id, run)
    return run.finally(() => {
      if (queues.get(id) === run) queues.delete(id)
    })
  }
  return { find, list, save, remove, clear, locked }
}
