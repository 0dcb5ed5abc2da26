import { atLeast, type Bench, rounded } from '../harness/figure.ts'
import { load } from '../harness/load.ts'
import { listPath } from './lists.ts'

const connections = 50

/** The throughput of two processes compared with one. */
export const cluster: Bench = {
  name: 'cluster',
  run: async (open, { seconds }) => {
    const target = await open()
    const measure = async (processes: number, path: string) => {
      await target.restart({ WASL_PROCESSES: String(processes) })
      return (await load(target, { path, headers: target.admin }, { connections, seconds })).perSecond
    }
    const compare = async (name: string, path: string) => {
      const [one, two] = [await measure(1, path), await measure(2, path)]
      return atLeast(`${name}, two processes`, two / one, 1.7, '× one', `${rounded(two)}/s and ${rounded(one)}/s`)
    }
    const figures = [await compare('list', listPath), await compare('logged-in page', '/orders')]
    await target.restart({})
    return figures
  },
}
