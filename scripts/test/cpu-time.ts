import { readFileSync } from 'node:fs'

/** Linux counts the time of processes in hundredths of a second for everybody who reads it. */
const ticksPerSecond = 100

/**
 * Seconds of user and system time of this process and of all that it has started and that have ended, with what they had started themselves. A process that
 * outlived its parent does not count. Null where the system does not tell it: Node itself knows only its own.
 */
export function cpuSeconds(): number | null {
  try {
    return readCpuSeconds(readFileSync('/proc/self/stat', 'utf8'))
  } catch {
    return null
  }
}

/** From a line of `/proc/<pid>/stat`: `utime`, `stime`, `cutime` and `cstime` (proc_pid_stat(5)). */
export function readCpuSeconds(stat: string): number {
  // The name of the program, in brackets, can contain spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond
}
