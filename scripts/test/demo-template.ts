import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

let template: Promise<string> | undefined

/** A data folder with the demo as a new server makes it, once for each test run: the servers of the browser tests start with copies. Throws the server's output if it fails. */
export const demoTemplate = (root: string, parent: string): Promise<string> => {
  template ??= makeTemplate(root, join(parent, 'demo'))
  return template
}

async function makeTemplate(root: string, folder: string): Promise<string> {
  const { DATABASE_URL: _, ...parentEnv } = process.env
  const env = { ...parentEnv, WASL_MODE: 'demo', HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', WASL_ENV_FILE: '' }
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'api/dist/server.js'], { cwd: root, env })
  let output = ''
  server.stderr.on('data', (chunk: Buffer) => {
    output += chunk
  })
  // The server prints its addresses when the demo is complete.
  server.stdout.on('data', (chunk: Buffer) => {
    output += chunk
    server.kill('SIGTERM')
  })
  const [code] = await once(server, 'close')
  if (code !== 0) throw new Error(`demoTemplate: the server ended with ${String(code)}\n${output}`)
  return folder
}
