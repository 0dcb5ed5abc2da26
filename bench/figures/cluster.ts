import { atLeast, type Bench, rounded } from '../harness/figure.ts'
import { type LoadRequest, load } from '../harness/load.ts'
import { listPath } from './lists.ts'

const connections = 50

/** The throughput of two processes compared with one. */
export const cluster: Bench = {
  name: 'cluster',
  run: async (open, { seconds }) => {
    const target = await open()
    const measure = async (processes: number, request: LoadRequest) => {
      await target.restart({ WASL_PROCESSES: String(processes) })
      return (await load(target, request, { connections, seconds })).perSecond
    }
    const compare = async (name: string, request: LoadRequest) => {
      const [one, two] = [await measure(1, request), await measure(2, request)]
      return atLeast(`${name}, two processes`, two / one, 1.7, '× one', `${rounded(two)}/s and ${rounded(one)}/s`)
    }
    const figures = [
      await compare('list', { path: listPath, headers: target.admin }),
      await compare('logged-in page', { path: '/orders', headers: target.client }),
    ]
    await target.restart({})
    return figures
  },
}
