import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createAdapters } from '../app/create-adapters.ts'
import { localStorage } from '../platform/adapters/local-storage.ts'
import { copyUploads } from './copy-uploads.ts'
import { CommandError, runCommand, withApp } from './operator-command.ts'

// npm run move-uploads: copies the uploads of DATA_DIR to the S3 bucket. May be repeated; the local files stay.

await runCommand(async (env) => {
  const folder = join(env.DATA_DIR, 'files')
  if (!env.S3_BUCKET)
    throw new CommandError('Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: the uploads are copied to that bucket.')
  if (!existsSync(folder)) throw new CommandError(`There are no uploads in ${folder}. Set DATA_DIR to the data folder they are in.`)
  await withApp(env, async (app) => {
    const { storage } = createAdapters(env, app.clock)
    const { copied, missing } = await copyUploads(app.db, localStorage(folder), storage)
    process.stdout.write(
      `${copied} files are in the bucket ${env.S3_BUCKET}. The server can now run with it; ${folder} is no longer read.\n`,
    )
    if (missing.length > 0) throw new CommandError(`Not in ${folder}: ${missing.join(', ')}`)
  })
})
