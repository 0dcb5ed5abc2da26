import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'

/** Linux counts the time of processes in hundredths of a second for everybody who reads it. */
const ticksPerSecond = 100

/**
 * Seconds of user and system time of this process and of all that it has started and that have ended, with what they had started themselves. A process that
 * outlived its parent does not count. Null where the system does not tell it: Node itself knows only its own.
 */
export const cpuSeconds = (): number | null => ownSeconds(readCpuSeconds)

/** The part of `cpuSeconds` that ended children took. */
const childSeconds = (): number => ownSeconds((stat) => readCpuSeconds(stat, 13)) ?? 0

function ownSeconds(read: (stat: string) => number): number | null {
  try {
    return read(readFileSync('/proc/self/stat', 'utf8'))
  } catch {
    return null
  }
}

/** From a line of `/proc/<pid>/stat`: `utime`, `stime`, `cutime` and `cstime` (proc_pid_stat(5)), the fields from index 11 to 14. */
export function readCpuSeconds(stat: string, from = 11): number {
  // The name of the program, in brackets, can contain spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(from, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond
}

export type CpuCounter = { seconds: number }
const counters = new AsyncLocalStorage<CpuCounter>()
let countedSeconds = 0

/** Runs a step: what its commands take is added to this counter. */
export const withCpuCounter = <T>(counter: CpuCounter, run: () => Promise<T>): Promise<T> => counters.run(counter, run)

/**
 * Returns what to call as soon as a child of the current step has ended: it adds the CPU of the children that ended since the last call to the step's
 * counter. Of children that end at the same moment, one step gets all.
 */
export function childCounter(): () => void {
  const counter = counters.getStore()
  return () => {
    const seconds = childSeconds()
    if (counter) counter.seconds += seconds - countedSeconds
    countedSeconds = seconds
  }
}
