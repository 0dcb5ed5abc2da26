import { spawn } from 'node:child_process'
import { node24 } from './node.mjs'
import { root } from './root.mjs'

/** Runs a script on the pinned Node, forwards signals to it, and resolves with its exit code. */
export function runNode(args, env = {}, stdio = 'inherit') {
  return new Promise((resolve) => {
    const child = spawn(node24(), args, { cwd: root, stdio, env: { ...process.env, ...env } })
    const removeListeners = onShutdown(() => child.kill('SIGTERM'))
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('close', (code, signal) => {
      removeListeners()
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143))
    })
  })
}

/** Calls `stop` on SIGINT, SIGTERM and SIGHUP, or when the npm process that started this one is gone. Returns a function that removes the listeners. */
export function onShutdown(stop) {
  // In a terminal, Ctrl-C reaches the whole process group. A second signal would interrupt the graceful shutdown.
  const onInterrupt = () => process.stdin.isTTY || stop()
  process.on('SIGINT', onInterrupt).on('SIGTERM', stop).on('SIGHUP', stop)
  // On SIGTERM npm kills its shell without signalling the script that runs in it.
  const parent = process.ppid
  const watch = process.env.npm_lifecycle_event && setInterval(() => process.ppid !== parent && stop(), 500)
  return () => {
    clearInterval(watch)
    process.off('SIGINT', onInterrupt).off('SIGTERM', stop).off('SIGHUP', stop)
  }
}

/** Runs a command and sets the exit code to its result. Prints errors without a stack trace. */
export async function main(command) {
  try {
    process.exitCode = await command()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
