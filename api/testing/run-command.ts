import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { inject } from 'vitest'

export type CommandRun = { code: number | null; output: string }

type Options = { args: readonly string[]; env: Readonly<Record<string, string>>; input?: string; onStart?: (child: ChildProcess) => void }

/** Runs a command of api/commands that is an entry of the build as a process of its own in this folder, with these variables only. */
export function runCommand(name: string, folder: string, { args, env, input = '', onStart }: Options): Promise<CommandRun> {
  // `npm test` has just built it.
  const command = join(import.meta.dirname, process.env.TEST_BUILT_SERVER ? `../dist/${name}.js` : `../commands/${name}.ts`)
  // Later runs of a test run load the compiled modules; the embedded database is used too briefly to be optimized.
  const flags = ['--disable-warning=ExperimentalWarning', '--liftoff-only']
  const child = spawn(process.execPath, [...flags, command, ...args], {
    env: { PATH: process.env.PATH, WASL_ENV_FILE: '', NODE_COMPILE_CACHE: join(inject('runFolder'), 'compiled'), ...env },
    cwd: folder,
  })
  onStart?.(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  child.stdin.end(input)
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })))
}
