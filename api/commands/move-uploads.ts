import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createAdapters } from '../app/create-adapters.ts'
import { localStorage } from '../platform/adapters/local-storage.ts'
import { copyUploads } from './copy-uploads.ts'
import { CommandError, runCommand, withApp } from './operator-command.ts'

// npm run move-uploads: copies the uploads of DATA_DIR to the S3 bucket, or back. May be repeated, and goes on where it was stopped; nothing is deleted.

const usage = `Usage: npm run move-uploads -- [--back]
  --back   copies the uploads of the bucket to DATA_DIR`

await runCommand(async (env) => {
  const isBack = readOptions().back ?? false
  const folder = join(env.DATA_DIR, 'files')
  if (!env.S3_BUCKET) throw new CommandError('Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: the bucket of the uploads.')
  const bucket = `the bucket ${env.S3_BUCKET}`
  if (isBack) await prepareFolder(folder)
  else if (!existsSync(folder)) throw new CommandError(`There are no uploads in ${folder}. Set DATA_DIR to the data folder they are in.`)
  await withApp(env, async (app) => {
    const { storage } = createAdapters(env, app.clock)
    const local = localStorage(folder)
    const [from, to] = isBack ? [storage, local] : [local, storage]
    const onProgress = (done: number, total: number) => {
      if (done % 1000 === 0) process.stderr.write(`${done} of ${total} files …\n`)
    }
    const { copied, present, missing } = await copyUploads(app.db, { from, to, onProgress })
    const [place, hint] = isBack
      ? [folder, 'The server can now run without the S3_… variables; it reads this folder then']
      : [bucket, `The server can now run with it; ${folder} is no longer read then`]
    process.stdout.write(`Copied ${copied} files; ${copied + present} are in ${place}. ${hint}.\n`)
    if (missing.length > 0) throw new CommandError(`Not in ${isBack ? bucket : folder}: ${missing.join(', ')}`)
  })
})

function readOptions() {
  try {
    return parseArgs({ options: { back: { type: 'boolean' } } }).values
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

/** Creates the folder, without the unfinished files of a run that was killed. */
async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await localStorage(folder).removeUnfinished?.(new Date())
}
