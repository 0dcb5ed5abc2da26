// npm run build: builds what changed since the last build. `--force` builds everything.
import { install } from './bootstrap/install.mjs'
import { main, runNode } from './bootstrap/run.mjs'

main(async () => {
  await install()
  return runNode(['scripts/build/run.ts', ...process.argv.slice(2)])
})
