import { setTimeout } from 'node:timers/promises'
import type { LoadTarget } from './load.ts'
import { cpuSeconds } from './process-usage.ts'

const longestSeconds = 180

/** Waits until the server and PostgreSQL have used nearly no CPU for two seconds: after its start a process reads the store and the cars in the background. */
export async function untilIdle({ serverPid, postgresPid }: LoadTarget): Promise<void> {
  const used = () => cpuSeconds(serverPid) + (postgresPid === undefined ? 0 : cpuSeconds(postgresPid))
  for (let waited = 0; waited < longestSeconds; waited += 2) {
    const before = used()
    await setTimeout(2000)
    if (used() - before < 0.1) return
  }
  process.stdout.write('The server is not idle: what it does in the background is measured too.\n')
}
