// npm run build: builds what changed since the last build. `--force` builds everything.
import { install } from './house/install.mjs'
import { main, runNode } from './house/run.mjs'

main(async () => {
  await install()
  return runNode(['scripts/make/run.ts', ...process.argv.slice(2)])
})
