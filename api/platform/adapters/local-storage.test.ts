import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { localStorage } from './local-storage.ts'

test('a file that cannot be stored leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-storage-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  // A folder with the name of the file: the last step of writing fails.
  await mkdir(join(folder, 'aa/file.webp/inner'), { recursive: true })
  await expect(localStorage(folder).put('aa/file.webp', Buffer.from('bytes'), 'image/webp')).rejects.toThrow()
  expect(await readdir(join(folder, 'aa'))).toEqual(['file.webp'])
  expect(await readdir(join(folder, '.unfinished'))).toEqual([])
})

test('what a killed process wrote in part is removed, and a file that is still written is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-storage-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const storage = localStorage(folder)
  await storage.removeUnfinished?.(new Date())
  await storage.put('aa/file.webp', Buffer.from('bytes'), 'image/webp')
  const unfinished = join(folder, '.unfinished')
  for (const name of ['old', 'new']) await writeFile(join(unfinished, name), 'by')
  const yesterday = new Date(Date.now() - 86_400_000)
  await utimes(join(unfinished, 'old'), yesterday, yesterday)
  await storage.removeUnfinished?.(new Date(Date.now() - 3_600_000))
  expect(await readdir(unfinished)).toEqual(['new'])
  expect(await readdir(join(folder, 'aa'))).toEqual(['file.webp'])
})
