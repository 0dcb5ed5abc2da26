// npm start: installs, builds and runs Wasl. Needs only Node 18 or newer. `--durable` runs it on a PostgreSQL of its own in the data folder.
import { install, isPackaged } from './bootstrap/install.mjs'
import { main, runNode } from './bootstrap/run.mjs'

main(async () => {
  await install()
  const buildCode = isPackaged ? 0 : await runNode(['scripts/build/run.ts'])
  if (buildCode !== 0) return buildCode
  // The options for memory: docs/operations.md.
  const options = ['--max-semi-space-size=16', '--max-old-space-size=512', '--enable-source-maps', '--disable-warning=ExperimentalWarning']
  return runNode([...options, 'api/dist/server.js', ...process.argv.slice(2)], {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  })
})
