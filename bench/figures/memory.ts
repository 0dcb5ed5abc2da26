import type { Deployment } from '../harness/deployment.ts'
import { atMost, type Bench, noTarget, rounded } from '../harness/figure.ts'
import { load } from '../harness/load.ts'
import { memoryMegabytes } from '../harness/process-usage.ts'
import { newCoupon } from './lists.ts'

const connections = 50
const restMs = 20_000
const rounds = 6
const [idleTarget, loadTarget] = [300, 450]

/** The memory of the server with one process: idle, under each kind of load, after it, and over rounds of mixed load. */
export const memory: Bench = {
  name: 'memory',
  run: async (open, { seconds }) => {
    const target = await open()
    await target.restart({ WASL_PROCESSES: '1' })
    await rest()
    const idle = memoryMegabytes(target.serverPid)
    let highest = 0
    const watch = setInterval(() => {
      highest = Math.max(highest, memoryMegabytes(target.serverPid))
    }, 250)
    const afterRounds: number[] = []
    for (let round = 0; round < rounds; round++) {
      for (const request of mixedLoad(target)) await load(target, request, { connections, seconds: seconds / 2 })
      afterRounds.push(memoryMegabytes(target.serverPid))
    }
    clearInterval(watch)
    await rest()
    const after = memoryMegabytes(target.serverPid)
    await target.restart({})
    return [
      atMost('memory, idle', idle, idleTarget, 'MB'),
      atMost('memory, highest under load', highest, loadTarget, 'MB'),
      atMost('memory, after the load', after, loadTarget, 'MB'),
      { name: '  after each round', value: `${afterRounds.map(rounded).join(', ')} MB`, target: noTarget, isMet: null },
      atMost('memory, growth from the second to the last round', (afterRounds.at(-1) ?? 0) / (afterRounds[1] ?? 1), 1.1, '×'),
    ]
  },
}

const rest = () => new Promise((resolve) => setTimeout(resolve, restMs))

const mixedLoad = ({ admin, client }: Deployment) => [
  { path: '/api/admin/coupons?_start=0&_end=20&type=ratio&_sort=expire_date&_order=desc', headers: admin },
  { path: '/' },
  { path: '/orders', headers: { cookie: client.cookie ?? '' } },
  { path: '/api/admin/coupons', headers: admin, method: 'POST' as const, body: newCoupon },
]
