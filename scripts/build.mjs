// npm run build: builds the targets that changed since the last build. `--force` builds all of them.
import { install } from './bootstrap/install.mjs'
import { main, runNode } from './bootstrap/run.mjs'

main(async () => {
  await install()
  return runNode(['scripts/build/run.ts', ...process.argv.slice(2)])
})
