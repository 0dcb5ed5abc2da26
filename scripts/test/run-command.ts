import { spawn } from 'node:child_process'
import { childCounter } from './cpu-time.ts'

export type CommandResult = { code: number; output: string }

const runningGroups = new Set<number>()

/** Runs a command in its own process group and resolves with its exit code and output. Kills the rest of the group when the command ends. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string; timeoutMs: number },
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    })
    child.on('exit', childCounter())
    const pid = child.pid
    if (pid) runningGroups.add(pid)
    let output = ''
    const append = (bytes: Buffer) => {
      output += bytes
    }
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    const timeout = setTimeout(() => {
      output += `\nstopped after the timeout of ${options.timeoutMs / 60_000} minutes\n`
      if (pid) void stopGroup(pid)
    }, options.timeoutMs)
    child.on('error', (error) => {
      output += error.message
    })
    child.on('close', (code) => {
      clearTimeout(timeout)
      if (pid) signalGroup(pid, 'SIGKILL')
      if (pid) runningGroups.delete(pid)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Stops all running commands: SIGINT first, SIGKILL after 10 seconds. */
export async function stopAll(): Promise<void> {
  await Promise.all([...runningGroups].map(stopGroup))
}

async function stopGroup(pid: number): Promise<void> {
  // Test runners close their servers and browsers on SIGINT. On SIGTERM they leave them running.
  signalGroup(pid, 'SIGINT')
  for (let waited = 0; waited < 10_000 && signalGroup(pid, 0); waited += 100) await new Promise((resolve) => setTimeout(resolve, 100))
  signalGroup(pid, 'SIGKILL')
}

/** Returns false if the group no longer exists. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    return false
  }
}
