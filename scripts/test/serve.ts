import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

// The server for browser tests and screenshots: builds if stale, then runs in demo mode with a temporary data folder, which starts as a copy of
// the folder DEMO_TEMPLATE if this is set.
const root = dirname(dirname(import.meta.dirname))
const folder = mkdtempSync(join(tmpdir(), 'wasl-journeys-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

if (process.env.DEMO_TEMPLATE) cpSync(process.env.DEMO_TEMPLATE, folder, { recursive: true })

const build = spawnSync(process.execPath, [join(root, 'scripts/build/run.ts')], { stdio: 'inherit' })
if (build.status !== 0) process.exit(build.status ?? 1)

// BUSY_AFTER_MS=0: the browsers share the machine, so a slow moment must not cause 503 responses.
// DATABASE_URL is removed so that demo orders never end up in a database from the developer's shell.
const { DATABASE_URL: _, ...parentEnv } = process.env
const env = {
  ...parentEnv,
  WASL_MODE: 'demo',
  HOST: '127.0.0.1',
  DATA_DIR: folder,
  BUSY_AFTER_MS: '0',
  WASL_ENV_FILE: '',
  RATE_LIMIT: '30000',
}
const server = spawn(process.execPath, ['--enable-source-maps', '--disable-warning=ExperimentalWarning', 'api/dist/server.js'], {
  cwd: root,
  env,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
// Stops the server when its test runner was killed.
const runner = process.ppid
const watch = setInterval(() => process.ppid !== runner && server.kill('SIGTERM'), 500)
server.on('close', (code) => {
  clearInterval(watch)
  process.exit(code ?? 0)
})
