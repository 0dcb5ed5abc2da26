// npm start: installs, builds and runs Wasl on any machine with Node 18 or newer. No dependencies.
import { install } from './bootstrap/install.mjs'
import { main, runNode } from './bootstrap/run.mjs'

main(async () => {
  await install()
  const built = await runNode(['scripts/build/run.ts'])
  if (built !== 0) return built
  return runNode(['--enable-source-maps', '--disable-warning=ExperimentalWarning', 'api/dist/server.js'], {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
  })
})
