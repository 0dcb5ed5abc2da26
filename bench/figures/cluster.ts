import { availableParallelism } from 'node:os'
import { limitCpu } from '../harness/cpu-share.ts'
import { atLeast, type Bench, rounded } from '../harness/figure.ts'
import { type LoadRequest, type LoadResult, load } from '../harness/load.ts'
import { listPath } from './lists.ts'

const connections = 50

// The same CPU time per request means that the processes do not get in each other's way.
const cpuOf = ({ serverCpuMs, postgresCpuMs }: LoadResult): string => `${(serverCpuMs + postgresCpuMs).toFixed(2)} ms CPU each`

/** Needed for two processes, PostgreSQL and the load, each with a core of its own and one to spare. */
const requiredCores = 5
/** Of one core, with fewer of them: what PostgreSQL and the load need then remains for them. */
const limitedShare = 0.35

/** The throughput of two processes compared with one. */
export const cluster: Bench = {
  name: 'cluster',
  run: async (open, { seconds }) => {
    const target = await open()
    const measure = async (processes: number, request: LoadRequest) => {
      await target.restart({ WASL_PROCESSES: String(processes) })
      // Until V8 has compiled what a request runs.
      await load(target, request, { connections, seconds: Math.max(seconds, 15) })
      const release = availableParallelism() < requiredCores ? limitCpu(target.serverPid, limitedShare) : null
      const result = await load(target, request, { connections, seconds })
      release?.()
      return { ...result, limit: release ? `, each process on ${limitedShare * 100} % of a core` : '' }
    }
    const compare = async (name: string, request: LoadRequest) => {
      const [one, two] = [await measure(1, request), await measure(2, request)]
      const note = `${rounded(two.perSecond)}/s with ${cpuOf(two)}, and ${rounded(one.perSecond)}/s with ${cpuOf(one)}${two.limit}`
      return atLeast(`${name}, two processes`, two.perSecond / one.perSecond, 1.7, '× one', note)
    }
    const figures = [
      await compare('list', { path: listPath, headers: target.admin }),
      await compare('logged-in page', { path: '/orders', headers: target.client }),
    ]
    await target.restart({})
    return figures
  },
}
