import { join } from 'node:path'
import { runCommand } from './run-command.ts'

let template: Promise<string> | undefined

/** A data folder with the demo as a new server makes it, once for each test run: the servers of the browser tests start with copies. Throws the output if it fails. */
export const demoTemplate = (root: string, parent: string): Promise<string> => {
  template ??= makeTemplate(root, join(parent, 'demo'))
  return template
}

async function makeTemplate(root: string, folder: string): Promise<string> {
  const env = { DATABASE_URL: '', WASL_MODE: 'demo', DATA_DIR: folder, WASL_ENV_FILE: '' }
  // The embedded database is used too briefly to be optimized.
  const args = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16', '--liftoff-only', 'api/dist/seed-demo.js']
  const { code, output } = await runCommand(process.execPath, args, { cwd: root, env, timeoutMs: 240_000 })
  if (code !== 0) throw new Error(`demoTemplate: the seed ended with ${code}\n${output}`)
  return folder
}
