import { countRows, fillTable } from '../harness/database.ts'
import type { Deployment } from '../harness/deployment.ts'
import { atLeast, atMost, type Bench, rounded } from '../harness/figure.ts'
import { percentile } from '../harness/percentile.ts'

const before = 10_000
const rounds = 60
/** Rows per second into an `orders` table with 24 indexes, on the two cores where its indexes were first counted. */
const insertsWithAllIndexes = 2_000

/** How fast orders are inserted, and how much slower each list of the back office is with very many of them. */
export const growth: Bench = {
  name: 'growth',
  run: async (open, { orders: after }) => {
    const target = await open()
    const { rows } = await target.db.query<{ id: string }>('select id from cities limit 1')
    const existing = await countRows(target.db, 'orders')
    const startedAt = performance.now()
    await fillOrders(target, before)
    const perSecond = ((before - existing) * 1000) / (performance.now() - startedAt)
    const queries = orderLists(rows[0]?.id ?? '')
    const small = await measureAll(target, queries)
    await fillOrders(target, after)
    const large = await measureAll(target, queries)
    const name = (query: string) => `orders ${query}: p95, ${after.toLocaleString('en')} to ${before.toLocaleString('en')}`
    return [
      atLeast('orders inserted', perSecond, 3 * insertsWithAllIndexes, '/s'),
      ...queries.map(([label], at) => {
        const [few, many] = [small[at] ?? 0, large[at] ?? 0]
        return atMost(name(label), many / few, 1.5, '×', `${rounded(many)} and ${rounded(few)} ms`)
      }),
    ]
  },
}

// The amounts are spread as in real data: copies of sixty orders would have only a few different amounts per status.
const fillOrders = ({ db }: Deployment, count: number) =>
  fillTable(db, 'orders', count, {
    number: "'B-' || n",
    submitted_at: "now() - n * interval '7 minutes'",
    final_amount: 'final_amount + (n * 7919) % 1000003',
  })

const page = '_start=0&_end=20'

/** The requests of the back office's order list. */
const orderLists = (city: string): readonly (readonly [string, string])[] => [
  ['newest first', `?${page}`],
  ['the last page', '?_start=9980&_end=10000'],
  ['by status', `?${page}&status=completed`],
  ['by status and city, by amount', `?${page}&status=completed&city_id=${city}&_sort=final_amount&_order=desc`],
  ['by payment', `?${page}&payment_state=partial`],
  ['sorted by number', `?${page}&_sort=number&_order=asc`],
  ['searched', `?${page}&q=B-4711`],
  ['of the last 7 days', `?${page}&submitted_at_within=last_7_days`],
  ['of two groups', `?${page}&_or=status%3Dcompleted&_or=city_id%3D${city}`],
]

async function measureAll({ address, admin }: Deployment, queries: ReturnType<typeof orderLists>): Promise<number[]> {
  const results: number[] = []
  for (const [, query] of queries) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const startedAt = performance.now()
      const response = await fetch(`${address}/api/admin/orders${query}`, { headers: admin })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`bench: orders${query} returned ${response.status}`)
      times.push(performance.now() - startedAt)
    }
    results.push(percentile(times, 0.95))
  }
  return results
}
