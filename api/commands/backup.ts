import { resolve } from 'node:path'
import { writeBackup } from '../backup/write-backup.ts'
import { CommandError, describeDatabase, runCommand, withApp } from './operator-command.ts'

// npm run backup: writes database and uploads to a new folder, on any engine; on PostgreSQL while the server runs.

await runCommand(async (env) => {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new CommandError('Usage: npm run backup -- /backups/2026-11-24')
  process.stderr.write(`Writing ${describeDatabase(env)} to ${resolve(folder)} …\n`)
  await withApp(env, async ({ db, clock }) => {
    const { rows } = await writeBackup(db, env.DATA_DIR, folder, clock.now())
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    const uploads = env.S3_BUCKET ? `The uploads are in the bucket ${env.S3_BUCKET}, not in the backup.` : 'The uploads are in it.'
    process.stdout.write(`${total} rows of ${Object.keys(rows).length} tables. ${uploads}\n`)
  })
})
