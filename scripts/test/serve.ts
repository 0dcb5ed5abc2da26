import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

// The server that journeys and pictures look at: built when stale, in demo mode, on a fresh data folder that goes with it.
const root = dirname(dirname(import.meta.dirname))
const folder = mkdtempSync(join(tmpdir(), 'wasl-journeys-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const built = spawnSync(process.execPath, [join(root, 'scripts/build/run.ts')], { stdio: 'inherit' })
if (built.status !== 0) process.exit(built.status ?? 1)

// The browsers share the machine with it: that it is slow for a moment is theirs, and nobody is sent away.
// The journeys own their database: an address of the shell around must not be filled with demo orders.
const { DATABASE_URL: _, ...around } = process.env
const env = { ...around, WASL_MODE: 'demo', NODE_ENV: 'production', DATA_DIR: folder, BUSY_AFTER_MS: '0' }
const server = spawn(process.execPath, ['--enable-source-maps', '--disable-warning=ExperimentalWarning', 'api/dist/server.js'], {
  cwd: root,
  env,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
// A runner that was killed could not say so: its server does not outlive it.
const runner = process.ppid
const watch = setInterval(() => process.ppid !== runner && server.kill('SIGTERM'), 500)
server.on('close', (code) => {
  clearInterval(watch)
  process.exit(code ?? 0)
})
