import { coupons } from '../../resources/coupons.ts'
import type { AnyField } from '../../shared/registry/fields.ts'
import { isOfKind, unsortableKinds } from '../../shared/registry/kinds.ts'
import type { AnyResource } from '../../shared/registry/resource.ts'
import { atLeast, type Bench, rounded, timesPeers } from '../harness/figure.ts'
import { load } from '../harness/load.ts'
import { createRandom, type Random } from '../harness/random.ts'
import { fillCoupons } from './lists.ts'

const connections = 20
const pageSize = 20
const coupon: AnyResource = coupons
/** The filters whose values are columns, which a peer has too. */
export const storedFilters: readonly string[] = (coupon.filters ?? []).filter((name) => name !== 'derived')

/** One page of a list: a sort, filters and the first row, drawn at random. */
export type RandomList = { sort: string; descending: boolean; filters: readonly (readonly [string, string])[]; start: number }

/** Draws a page among the first `pages` of coupons: any sort that the API accepts, and none, one or two of these filters. */
export function drawList(random: Random, pages: number, filters: readonly string[]): RandomList {
  const names = Object.keys(coupon.fields).filter((name) => !isOfKind(unsortableKinds, coupon.fields[name]))
  const chosen = random.sample(filters, random.below(3))
  return {
    sort: random.pick<string>([...names, 'created_at', 'updated_at']),
    descending: random.below(2) === 1,
    filters: chosen.flatMap((name) => filterOf(random, name, coupon.fields[name])),
    start: random.below(pages) * pageSize,
  }
}

function filterOf(random: Random, name: string, field: AnyField | undefined): (readonly [string, string])[] {
  if (name === 'derived') return [[name, random.pick(Object.keys(coupon.derived?.options ?? {}))]]
  if (field?.kind === 'boolean') return [[name, String(random.below(2) === 1)]]
  if (field?.kind === 'choice') return [[name, random.pick(Object.keys(field.options))]]
  // A span of up to four of the ten years that the coupons are spread over.
  const from = random.below(3000)
  const day = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)
  return [
    [`${name}_gte`, day(from)],
    [`${name}_lte`, day(from + 30 + random.below(1400))],
  ]
}

const pathOf = ({ sort, descending, filters, start }: RandomList): string =>
  `/api/admin/coupons?${new URLSearchParams([
    ['_start', String(start)],
    ['_end', String(start + pageSize)],
    ['_sort', sort],
    ['_order', descending ? 'desc' : 'asc'],
    ...filters.map(([name, value]): [string, string] => [name, value]),
  ])}`

/** Pages of 20 out of 100,000 coupons with random sorts, filters and pages: what one favoured query hides. */
export const randomLists: Bench = {
  name: 'random-lists',
  run: async (open, { seconds, peers }) => {
    const target = await open()
    await fillCoupons(target)
    const measure = (pages: number, filters: readonly string[]) => {
      const random = createRandom(pages)
      return load(target, { path: () => pathOf(drawList(random, pages, filters)), headers: target.admin }, { connections, seconds })
    }
    const all = coupon.filters ?? []
    const [first, deep] = [await measure(10, all), await measure(500, all)]
    const note = ({ p95Ms, serverCpuMs, postgresCpuMs }: typeof first) =>
      `p95 ${rounded(p95Ms)} ms; CPU ${rounded(serverCpuMs)} ms, PostgreSQL ${rounded(postgresCpuMs)} ms`
    return [
      atLeast('random list of 20 of 100,000, first ten pages', first.perSecond, 800, '/s', note(first)),
      atLeast('random list, any page to row 10,000', deep.perSecond, 300, '/s', note(deep)),
      ...(peers.size > 0
        ? [
            ...timesPeers('random list with stored filters, first ten pages', await measure(10, storedFilters), peers, 'randomFirst', 5),
            ...timesPeers('random list with stored filters, any page', await measure(500, storedFilters), peers, 'randomList', 5),
          ]
        : []),
    ]
  },
}
