import { atLeast, type Bench, rounded } from '../harness/figure.ts'
import { type LoadRequest, type LoadResult, load } from '../harness/load.ts'
import { listPath } from './lists.ts'

const connections = 50

// The same CPU time per request means that the processes do not get in each other's way. On two cores the rest of the gap is PostgreSQL and the load itself.
const cpuOf = ({ serverCpuMs, postgresCpuMs }: LoadResult): string => `${(serverCpuMs + postgresCpuMs).toFixed(2)} ms CPU each`

/** The throughput of two processes compared with one. */
export const cluster: Bench = {
  name: 'cluster',
  run: async (open, { seconds }) => {
    const target = await open()
    const measure = async (processes: number, request: LoadRequest) => {
      await target.restart({ WASL_PROCESSES: String(processes) })
      return load(target, request, { connections, seconds })
    }
    const compare = async (name: string, request: LoadRequest) => {
      const [one, two] = [await measure(1, request), await measure(2, request)]
      const note = `${rounded(two.perSecond)}/s with ${cpuOf(two)}, and ${rounded(one.perSecond)}/s with ${cpuOf(one)}`
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
