import { spawn } from 'node:child_process'

export type Ended = { code: number; output: string }

const alive = new Set<number>()

/** Runs a command in a process group of its own and gives its code and all it printed; nothing of the group outlives it. */
export function runToEnd(
  command: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string; limitMs: number },
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    })
    const pid = child.pid
    if (pid) alive.add(pid)
    let output = ''
    const keep = (bytes: Buffer) => {
      output += bytes
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const late = setTimeout(() => {
      output += `\nstopped: it ran longer than ${options.limitMs / 60_000} minutes\n`
      if (pid) void endGroup(pid)
    }, options.limitMs)
    child.on('error', (error) => {
      output += error.message
    })
    child.on('close', (code) => {
      clearTimeout(late)
      if (pid) killGroup(pid, 'SIGKILL')
      if (pid) alive.delete(pid)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Every command still running has been asked to stop, then made to. */
export async function endAll(): Promise<void> {
  await Promise.all([...alive].map(endGroup))
}

async function endGroup(pid: number): Promise<void> {
  // Runners close their servers and browsers on an interrupt; a plain SIGTERM leaves those behind.
  killGroup(pid, 'SIGINT')
  for (let waited = 0; waited < 10_000 && killGroup(pid, 0); waited += 100) await new Promise((resolve) => setTimeout(resolve, 100))
  killGroup(pid, 'SIGKILL')
}

/** Whether the group was there to be signalled. */
function killGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    return false
  }
}
