import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

type Stat = { parent: number; ownSeconds: number; endedChildrenSeconds: number }

/** The CPU seconds of a process and its descendants since they started, those that ended included. Linux only; elsewhere 0. */
export function cpuSeconds(root: number): number {
  const own = descendants(root).map((pid) => statOf(pid))
  return own.reduce((sum, stat) => sum + (stat ? stat.ownSeconds + stat.endedChildrenSeconds : 0), 0)
}

/** The memory of a process and its descendants in MB; pages that they share count once. Linux only; elsewhere 0. */
export function memoryMegabytes(root: number): number {
  return descendants(root).reduce((sum, pid) => sum + proportionalKilobytes(pid), 0) / 1024
}

/** The ids of a process and its descendants. Linux only; elsewhere the process alone. */
export function descendants(root: number): number[] {
  const pids = allPids()
  const parents = new Map(pids.map((pid) => [pid, statOf(pid)?.parent]))
  const found = new Set([root])
  // A child has a higher id than its parent, except after the ids start again: two passes find those too.
  for (const pid of [...pids, ...pids]) if (found.has(parents.get(pid) ?? -1)) found.add(pid)
  return [...found]
}

const allPids = (): number[] => {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program is in parentheses and may contain spaces.
    const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = rest.slice(9, 13).map(Number)
    return {
      parent: Number(parent),
      ownSeconds: (user + system) / ticksPerSecond,
      endedChildrenSeconds: (childUser + childSystem) / ticksPerSecond,
    }
  } catch {
    return undefined
  }
}

function proportionalKilobytes(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
