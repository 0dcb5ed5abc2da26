import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { descendants } from './process-usage.ts'

const root = '/sys/fs/cgroup'
/** The default of Linux: with a tenth of it, the threads of a process spend more on taking their turns. */
const periodUs = 100_000

/**
 * Limits a process and each of its descendants to a share of one core, with control groups of Linux. Returns how to end the limit; null where control
 * groups cannot be changed.
 */
export function limitCpu(pid: number, share: number): (() => void) | null {
  const isFirstVersion = existsSync(join(root, 'cpu/cpu.cfs_quota_us'))
  const parent = isFirstVersion ? join(root, 'cpu') : root
  const quota = String(Math.round(share * periodUs))
  const limits = isFirstVersion
    ? { 'cpu.cfs_period_us': String(periodUs), 'cpu.cfs_quota_us': quota }
    : { 'cpu.max': `${quota} ${periodUs}` }
  const groups = descendants(pid).map((member) => ({ member, folder: join(parent, `wasl-bench-${member}`) }))
  const release = () => {
    for (const { member, folder } of groups.filter((group) => existsSync(group.folder))) {
      writeFileSync(join(parent, 'cgroup.procs'), String(member))
      rmdirSync(folder)
    }
  }
  try {
    for (const { member, folder } of groups) {
      mkdirSync(folder)
      for (const [file, value] of Object.entries(limits)) writeFileSync(join(folder, file), value)
      writeFileSync(join(folder, 'cgroup.procs'), String(member))
    }
    return release
  } catch {
    release()
    return null
  }
}
