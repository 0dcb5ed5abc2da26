// npm test: installs what it lacks and runs every check. `npm test -- unit` runs the steps whose name has that word.
import { install } from './bootstrap/install.mjs'
import { main, runNode } from './bootstrap/run.mjs'

main(async () => {
  await install()
  return runNode(['scripts/test/run.ts', ...process.argv.slice(2)])
})
