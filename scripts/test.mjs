// npm test: installs missing packages and runs every check. `npm test -- unit` runs the steps with that word in their name.
import { install } from './bootstrap/install.mjs'
import { main, runNode } from './bootstrap/run.mjs'

main(async () => {
  await install()
  return runNode(['scripts/test/run.ts', ...process.argv.slice(2)])
})
