import { resolve } from 'node:path'
import { restoreBackup } from '../backup/restore-backup.ts'
import { setDeploymentPlace } from '../platform/deployment/deployment.ts'
import { CommandError, commandCtx, describeDatabase, runCommand, withApp } from './operator-command.ts'

// npm run restore: restores a backup of npm run backup into a new database, on any engine. Production then sends nothing until it is confirmed.

await runCommand(async (env) => {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new CommandError('Usage: npm run restore -- /backups/2026-11-24')
  process.stderr.write(`Restoring ${resolve(folder)} into ${describeDatabase(env)} …\n`)
  await withApp(env, async (app) => {
    const { rows } = await restoreBackup(app.db, env.DATA_DIR, folder)
    await setDeploymentPlace(commandCtx(app, 'restore'), null)
    const next = 'Check it with npm run invariants. In production it sends nothing until: npm run deployment -- --confirm'
    process.stdout.write(`${rows} rows are restored. ${next}\n`)
  })
})
