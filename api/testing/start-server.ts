import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

export type ServerProcess = {
  child: ChildProcess
  /** Resolves once it listens. */
  ready: Promise<void>
  ended: Promise<{ code: number | null; output: string }>
  /** What it has written so far. */
  output: () => string
}

// `npm test` has just built the server, which starts several times faster than its sources.
const entry = join(import.meta.dirname, process.env.TEST_BUILT_SERVER ? '../dist/server.js' : '../server.ts')

/** Starts the server as a process of its own in production mode, on any free port. `folder` holds its data, and compiled code for later starts. */
export function startServer(folder: string, variables: Readonly<Record<string, string>>): ServerProcess {
  const env = {
    PATH: process.env.PATH,
    WASL_ENV_FILE: '',
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    WASL_MODE: 'production',
    PUBLIC_URL: 'https://wasl.example',
    SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    WASL_PROCESSES: '1',
    SMS: 'none',
    ...variables,
  }
  // The embedded database of a test is used too briefly to be optimized.
  const child = spawn(process.execPath, ['--liftoff-only', entry], { env })
  let output = ''
  const collect = (bytes: Buffer) => {
    output += bytes
  }
  child.stderr.on('data', collect)
  const listening = new Promise<void>((resolve) => {
    child.stdout.on('data', (bytes: Buffer) => {
      collect(bytes)
      if (output.includes('Wasl is ready.')) resolve()
    })
  })
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => child.on('close', (code) => resolve({ code, output })))
  const ready = Promise.race([listening, ended.then((end) => Promise.reject(new Error(end.output)))])
  // Tests of a failing start only wait for `ended`.
  ready.catch(() => {})
  return { child, ready, ended, output: () => output }
}
