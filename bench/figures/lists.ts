import { fillTable } from '../harness/database.ts'
import type { Deployment } from '../harness/deployment.ts'
import { atLeast, atMost, type Bench, type Figure, noTarget, type PeerRates, type Peers, rounded, timesPeers } from '../harness/figure.ts'
import { type LoadResult, load } from '../harness/load.ts'

const connections = 20
const couponCount = 100_000

/** Copies of the demo's coupons: two thirds of them percentages, spread over ten years. */
export const fillCoupons = ({ db }: Pick<Deployment, 'db'>): Promise<void> =>
  fillTable(db, 'coupons', couponCount, {
    code: "'B' || n",
    type: "case when n % 3 = 0 then 'fixed' else 'ratio' end",
    expire_date: "date '2026-01-01' + (n % 3650)::int",
    start_date: "date '2025-12-31'",
  })

export const listPath = '/api/admin/coupons?_start=0&_end=20&type=ratio&_sort=expire_date&_order=desc'

/** A filtered and sorted page of 20 with its count, one row, and creating a row with its audit entry. */
export const lists: Bench = {
  name: 'lists',
  run: async (open, { seconds, peers }) => {
    const target = await open()
    await fillCoupons(target)
    const { rows } = await target.db.query<{ id: string }>('select id from coupons limit 1')
    const list = { path: listPath, headers: target.admin }
    const alone = await load(target, list, { connections: 1, seconds })
    const page = await load(target, list, { connections, seconds })
    const row = await load(target, { path: `/api/admin/coupons/${rows[0]?.id}`, headers: target.admin }, { connections, seconds })
    const create = await load(
      target,
      { path: '/api/admin/coupons', headers: target.admin, method: 'POST', body: newCoupon },
      { connections, seconds },
    )
    return [
      ...timesPeers('list of 20 of 100,000, filtered, sorted, counted', page, peers, 'list', 5),
      ...cost('list', page, peers),
      atMost('list, alone, p95', alone.p95Ms, 10, 'ms', `p50 ${rounded(alone.p50Ms)} ms`),
      atLeast('one row', row.perSecond, 4000, '/s'),
      ...(peers.size > 0 ? timesPeers('one row', row, peers, 'row', 5) : []),
      ...cost('row', row, peers),
      ...timesPeers('create with audit entry', create, peers, 'create', 8),
      ...cost('create', create, peers),
    ]
  },
}

let created = 0
export const newCoupon = () => {
  created += 1
  return {
    title: { ar: 'خصم نهاية العام', en: 'End of year discount' },
    code: `N${Date.now().toString(36).toUpperCase().slice(-5)}${created.toString(36).toUpperCase().padStart(5, '0')}`,
    type: 'ratio',
    discount_percent: 10,
    max_use: 5,
    start_date: '2026-01-01',
    expire_date: '2026-12-31',
  }
}

/** Milliseconds of CPU per request, which other programs on the machine hardly change. */
const cost = (operation: keyof PeerRates, own: LoadResult, peers: Peers): Figure[] =>
  [['', own] as const, ...[...peers].map(([peer, rates]) => [` of ${peer}`, rates[operation]] as const)].map(([owner, result]) => ({
    name: `  CPU per ${operation}${owner}`,
    value: `server ${rounded(result.serverCpuMs)} ms, PostgreSQL ${rounded(result.postgresCpuMs)} ms; p95 ${rounded(result.p95Ms)} ms`,
    target: noTarget,
    isMet: null,
  }))
