import { spawn } from 'node:child_process'
import { node24 } from './node.mjs'
import { root } from './root.mjs'

/** Runs a script on the pinned Node, hands signals on, and gives its exit code. */
export function runNode(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(node24(), args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
    // In a terminal Ctrl-C reaches the whole group already: twice would cut the graceful end short.
    process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
}

/** Runs a command's steps and exits with their code; a thrown error becomes its message, without a stack. */
export async function main(steps) {
  try {
    process.exitCode = await steps()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
