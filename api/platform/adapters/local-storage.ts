import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from './adapters.ts'

/** Stores files in a local folder. Files are written atomically: first to `.unfinished`, which also has what a killed process began to write. */
export function localStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!/^[a-z0-9][a-z0-9./-]*$/i.test(key) || key.includes('..')) throw new Error(`localStorage: invalid key: ${key}`)
    return join(folder, key)
  }
  const unfinishedFolder = join(folder, '.unfinished')
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const unfinished = join(unfinishedFolder, crypto.randomUUID())
      await mkdir(unfinishedFolder, { recursive: true })
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeFile(unfinished, bytes)
        await rename(unfinished, path)
      } catch (error) {
        // On a full disk a part of the file is written.
        await rm(unfinished, { force: true })
        throw error
      }
    },
    get: (key) => readFile(pathOf(key)).catch(orNull),
    has: async (key) => (await stat(pathOf(key)).catch(orNull)) !== null,
    remove: (key) => rm(pathOf(key), { force: true }),
    async removeUnfinished(before) {
      for (const name of (await readdir(unfinishedFolder).catch(orNull)) ?? []) {
        const path = join(unfinishedFolder, name)
        const written = await stat(path).catch(orNull)
        if (written && written.mtime < before) await rm(path, { force: true })
      }
    },
  }
}

const orNull = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
