import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { seedStaticPages } from '../catalog/content/seed-static-pages.ts'
import { seedDemo } from '../demo/seed.ts'
import { runCommand, withApp } from './operator-command.ts'

// Fills a new embedded database with the demo without a server. The first `npm start` runs it beside the builds of the apps, a test run for the
// servers of the browser tests. Does nothing for any other database.

await runCommand(async (env) => {
  if (env.WASL_MODE !== 'demo' || env.DATABASE_URL !== undefined || existsSync(join(env.DATA_DIR, 'database'))) return
  await withApp(env, async (app) => {
    await seedStaticPages(app)
    await seedDemo(app, { past: true })
  })
})
