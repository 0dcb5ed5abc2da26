// npm start: installs, builds and runs Wasl. Needs only Node 18 or newer. `--durable` runs it on a PostgreSQL of its own in the data folder.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { install, isPackaged } from './bootstrap/install.mjs'
import { root } from './bootstrap/root.mjs'
import { main, runNode } from './bootstrap/run.mjs'

const serverArguments = process.argv.slice(2)
// The options for memory: docs/operations.md.
const options = ['--max-semi-space-size=16', '--max-old-space-size=512', '--enable-source-maps', '--disable-warning=ExperimentalWarning']
const env = { NODE_ENV: process.env.NODE_ENV ?? 'production', MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' }

main(async () => {
  await install()
  const buildCode = isPackaged ? 0 : await build()
  if (buildCode !== 0) return buildCode
  return runNode([...options, 'api/dist/server.js', ...serverArguments], env)
})

/** Builds what is stale. The first time the demo is seeded beside the builds of the apps, which need the other half of the processor. */
async function build() {
  if (existsSync(join(root, 'api/dist'))) return runNode(['scripts/build/run.ts'])
  const apps = runNode(['scripts/build/run.ts', 'site', 'admin'])
  const code = await runNode(['scripts/build/run.ts', 'api', 'database'])
  // If it fails, the server seeds and says why.
  if (code === 0 && serverArguments.length === 0) await runNode([...options, 'api/dist/seed-demo.js'], env, 'ignore')
  return (await apps) || code
}
