import type { Deployment } from './deployment.ts'
import type { LoadResult } from './load.ts'

/** One line of the table. `isMet` is null where there is no target, or where its peer was not measured. */
export type Figure = { name: string; value: string; target: string; isMet: boolean | null }

/** What a peer reached for each operation on the same database: pages among the first ten and the first 500 are drawn at random. */
export type PeerRates = Readonly<Record<'list' | 'randomFirst' | 'randomList' | 'row' | 'create', LoadResult>>
/** The measured peers by name. */
export type Peers = ReadonlyMap<string, PeerRates>
/** What another online store reached: random pages of products one by one, the data of a product and additions to carts by several. */
export type StoreRates = Readonly<Record<'page' | 'product' | 'add', LoadResult>>
export type StorePeers = ReadonlyMap<string, StoreRates>

export type BenchOptions = { seconds: number; orders: number; peers: Peers; storePeers: StorePeers }

/** A group of figures that `--only` selects by name. */
export type Bench = { name: string; run: (open: () => Promise<Deployment>, options: BenchOptions) => Promise<readonly Figure[]> }

export const noTarget = '–'

/** A value that must not exceed its target. */
export const atMost = (name: string, value: number, target: number, unit: string, note = ''): Figure => ({
  name,
  value: `${rounded(value)} ${unit}${note && ` (${note})`}`,
  target: `≤ ${rounded(target)} ${unit}`,
  isMet: value <= target,
})

/** A value that must reach its target. */
export const atLeast = (name: string, value: number, target: number, unit: string, note = ''): Figure => ({
  name,
  value: `${rounded(value)} ${unit}${note && ` (${note})`}`,
  target: `≥ ${rounded(target)} ${unit}`,
  isMet: value >= target,
})

/** What a request costs, as a note. */
export const cpu = ({ serverCpuMs, postgresCpuMs }: Pick<LoadResult, 'serverCpuMs' | 'postgresCpuMs'>): string =>
  `CPU ${rounded(serverCpuMs)} ms, PostgreSQL ${rounded(postgresCpuMs)} ms`

/** A throughput, and how many times that of each peer; the target is for Directus. Without peers there is no verdict. */
export function timesPeers(name: string, own: LoadResult, peers: Peers, operation: keyof PeerRates, factor: number): readonly Figure[] {
  const target = `≥ ${factor} × Directus`
  if (peers.size === 0) return [{ name, value: `${rounded(own.perSecond)}/s`, target, isMet: null }]
  return [...peers].map(([peer, rates]) => {
    const ratio = own.perSecond / rates[operation].perSecond
    const value = `${rounded(own.perSecond)}/s, ${ratio.toFixed(1)} × ${rounded(rates[operation].perSecond)}/s of ${peer}`
    return peer === 'Directus' ? { name, value, target, isMet: ratio >= factor } : { name, value, target: noTarget, isMet: null }
  })
}

/** How many times the throughput of each measured store this is. */
export const timesStores = (name: string, own: LoadResult, peers: StorePeers, operation: keyof StoreRates, factor: number): Figure[] =>
  [...peers].map(([peer, rates]) => {
    const ratio = own.perSecond / rates[operation].perSecond
    return {
      name: `${name}, beside ${peer}`,
      value: `${rounded(own.perSecond)}/s, ${ratio.toFixed(1)} × ${rounded(rates[operation].perSecond)}/s`,
      target: `≥ ${factor} ×`,
      isMet: ratio >= factor,
    }
  })

export const rounded = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2)

/** The figures as an aligned table. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = [
    ['figure', 'value', 'target', ''],
    ...figures.map(({ name, value, target, isMet }) => [name, value, target, verdict(isMet)]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}

const verdict = (isMet: boolean | null): string => (isMet === null ? noTarget : isMet ? 'pass' : 'MISSED')
