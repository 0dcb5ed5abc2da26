// npm run pictures: takes screenshots of every page in both languages, at each width, light and dark, into .pictures/.
import { install } from './bootstrap/install.mjs'
import { main, runNode } from './bootstrap/run.mjs'

main(async () => {
  await install()
  return runNode(['scripts/test/pictures.ts', ...process.argv.slice(2)])
})
