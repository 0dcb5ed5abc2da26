// npm run package -- /path: builds Wasl and writes what production needs to a new folder, with the packages of production only.
import { install } from './bootstrap/install.mjs'
import { pnpm } from './bootstrap/pnpm.mjs'
import { main, runNode } from './bootstrap/run.mjs'

main(async () => {
  await install()
  const code = await runNode(['scripts/build/run.ts'])
  return code === 0 ? runNode(['scripts/build/package.ts', pnpm, ...process.argv.slice(2)]) : code
})
