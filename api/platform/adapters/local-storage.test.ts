import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
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
})
