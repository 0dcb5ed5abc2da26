import { spawn } from 'node:child_process'
import { node24 } from './node.mjs'
import { root } from './root.mjs'

/** Runs a script on the pinned Node, hands signals on, and gives its exit code. */
export function runNode(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(node24(), args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    const release = endWith(() => child.kill('SIGTERM'))
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('close', (code, signal) => {
      release()
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143))
    })
  })
}

/** Calls `stop` when this process is asked to end, or when the npm that started it is gone. Gives a function that undoes this. */
export function endWith(stop) {
  // In a terminal Ctrl-C reaches the whole group already: twice would cut the graceful end short.
  const interrupted = () => process.stdin.isTTY || stop()
  process.on('SIGINT', interrupted).on('SIGTERM', stop).on('SIGHUP', stop)
  // npm ends its shell on SIGTERM without a word to what runs in it.
  const parent = process.ppid
  const watch = process.env.npm_lifecycle_event && setInterval(() => process.ppid !== parent && stop(), 500)
  return () => {
    clearInterval(watch)
    process.off('SIGINT', interrupted).off('SIGTERM', stop).off('SIGHUP', stop)
  }
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
