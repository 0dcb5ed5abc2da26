// npm run dev: starts the API with restart on change, and the site and the back office with hot reload.
import { spawn } from 'node:child_process'
import { utimesSync, watch } from 'node:fs'
import { join } from 'node:path'
import { install } from './bootstrap/install.mjs'
import { node24 } from './bootstrap/node.mjs'
import { root } from './bootstrap/root.mjs'
import { main, onShutdown } from './bootstrap/run.mjs'

const port = process.env.PORT ?? '3000'
const sitePort = process.env.SITE_PORT ?? '5173'
const adminPort = process.env.ADMIN_PORT ?? '5174'
const api = `http://localhost:${port}`

// The site calls the API from its server; the back office dev server proxies `/api`.
const apps = [
  {
    name: 'api',
    folder: '.',
    args: ['--watch', '--watch-preserve-output', '--disable-warning=ExperimentalWarning', 'api/server.ts'],
    env: {},
  },
  {
    name: 'site',
    folder: 'site',
    args: ['node_modules/@react-router/dev/bin.js', 'dev', '--port', sitePort, '--strictPort'],
    env: { API_URL: `${api}/api` },
  },
  { name: 'admin', folder: 'admin', args: ['node_modules/vite/bin/vite.js', '--port', adminPort, '--strictPort'], env: { API_URL: api } },
]

main(async () => {
  await install()
  console.log(
    `\n  site         http://localhost:${sitePort}\n  back office  http://localhost:${adminPort}/admin/\n  API          ${api}/api/docs\n`,
  )
  const children = apps.map(startApp)
  const migrations = watch(join(root, 'api/migrations/meta'), (_, file) => {
    if (file === '_journal.json') restartApi()
  })
  const stop = () => {
    migrations.close()
    for (const child of children) child.kill('SIGTERM')
  }
  const removeListeners = onShutdown(stop)
  const code = await Promise.race(children.map((child) => new Promise((resolve) => child.on('close', (code) => resolve(code ?? 0)))))
  stop()
  removeListeners()
  return code
})

// A new migration is SQL, which `--watch` does not watch; it watches the API's main file.
function restartApi() {
  utimesSync(join(root, 'api/server.ts'), new Date(), new Date())
}

function startApp({ name, folder, args, env }) {
  const child = spawn(node24(), args, {
    cwd: join(root, folder),
    env: { ...process.env, PORT: port, ADMIN_PORT: adminPort, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    from.setEncoding('utf8').on('data', (text) => to.write(text.replace(/^(?=.)/gm, `${name.padEnd(5)} `)))
  child.on('error', (error) => console.error(`${name}: ${error.message}`))
  return child
}
