// npm run add-admin, invariants, …: runs a command of api/commands on the pinned Node, whichever Node npm has.
import { install } from './bootstrap/install.mjs'
import { main, runNode } from './bootstrap/run.mjs'

main(async () => {
  const [source, ...args] = process.argv.slice(2)
  await install()
  return runNode(['--disable-warning=ExperimentalWarning', source, ...args])
})
