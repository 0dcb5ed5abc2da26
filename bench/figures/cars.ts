import type { CarsPage } from '../../shared/contract/cars.ts'
import { pages } from '../../shared/pages/pages.ts'
import { carTypes } from '../../shared/rules/car-choices.ts'
import { addDays } from '../../shared/rules/periods.ts'
import { dayMs, hourMs } from '../../shared/utils/durations.ts'
import { riyadhDate } from '../../shared/utils/riyadh-date.ts'
import { typedKeys } from '../../shared/utils/typed-entries.ts'
import { type Deployment, logIn, startDeployment } from '../harness/deployment.ts'
import { atMost, type Bench, cpu, type Figure, noTarget, rounded } from '../harness/figure.ts'
import { fillCars, fleetOwner } from '../harness/fill-cars.ts'
import { type LoadResult, load } from '../harness/load.ts'
import { createRandom, type Random } from '../harness/random.ts'

const connections = 20
const sorts = ['price', '-price', 'newest']

type Period = { from: string; to: string }
type FreeCar = { id: string; has_delivery: boolean; period: Period }

/** Car rental with 10,000 cars and 500,000 holds in a database of its own: searches by dates with random filters, quotes, the calendar of a fleet and the pages of guests. */
export const cars: Bench = {
  name: 'cars',
  run: async (_open, { seconds }) => {
    // A client may search only so often.
    const env = { TRUST_PROXY: '1' }
    const target = await startDeployment(env)
    try {
      await fillCars(target.db)
      await target.restart(env)
      return figuresOf(await measure(target, seconds))
    } finally {
      await target.stop()
    }
  },
}

type Measured = Record<'alone' | 'together' | 'quote' | 'calendar' | 'page', LoadResult>

async function measure(target: Deployment, seconds: number): Promise<Measured> {
  const random = createRandom(28)
  const one = { connections: 1, seconds }
  const cities = (await searchCars(target, {})).cities.map(({ id }) => id)
  const search = { path: () => `/api/cars?${drawQuery(random, cities)}`, fromManyAddresses: true }
  const alone = await load(target, search, one)
  const together = await load(target, search, { connections, seconds })
  const free = await findFree(target, random)
  const quote = await load(target, { ...quoteOf(random, free), fromManyAddresses: true }, one)
  const headers = await logIn(target.address, '/api/auth/login', fleetOwner)
  const calendar = await load(target, { path: () => `/api/provider/car-calendar?${drawMonths(random)}`, headers }, one)
  const page = await load(target, { path: pages.car({ id: free[0]?.id ?? '' }) }, { connections, seconds })
  return { alone, together, quote, calendar, page }
}

const figuresOf = ({ alone, together, quote, calendar, page }: Measured): Figure[] => [
  atMost('cars, search by dates, alone, p95', alone.p95Ms, 30, 'ms', cpu(alone)),
  atMost(
    ...([`cars, search by dates, ${connections} connections, p95`, together.p95Ms, 150, 'ms'] as const),
    `${rounded(together.perSecond)}/s, ${cpu(together)}`,
  ),
  atMost('cars, quote, alone, p95', quote.p95Ms, 20, 'ms', cpu(quote)),
  atMost('calendar of 200 cars for three months, alone, p95', calendar.p95Ms, 80, 'ms', cpu(calendar)),
  // Rendered for each guest: its free days change with every booking.
  { name: `car page, ${connections} connections`, value: `${rounded(page.perSecond)}/s (${cpu(page)})`, target: noTarget, isMet: null },
]

/** Three months of the fleet, from up to two months ago to four months from now. */
function drawMonths(random: Random): URLSearchParams {
  const from = addDays(riyadhDate(new Date().toISOString()), random.below(90) - 60)
  return new URLSearchParams({ from, to: addDays(from, 91) })
}

/** Up to three filters on cars that are free for one to ten days in the next half year, in any order. */
function drawQuery(random: Random, cities: readonly string[]): URLSearchParams {
  const draws: readonly (() => readonly (readonly [string, string])[])[] = [
    () => [['city', random.pick(cities)]],
    () => [['type', random.pick(typedKeys(carTypes))]],
    () => [['gear', random.pick(['automatic', 'manual'])]],
    () => [['seats', String(4 + random.below(4))]],
    () => [['delivery', 'true']],
    () => [['abroad', 'true']],
    () => [['insurance', random.pick(['none', 'refundable'])]],
    () => [['price_max', String(20_000 + random.below(400_000))]],
  ]
  const filters = random.sample(draws, random.below(4)).flatMap((draw) => draw().map(([name, value]): [string, string] => [name, value]))
  const dates = Object.entries(drawPeriod(random))
  return new URLSearchParams([...dates, ...filters, ['sort', random.pick(sorts)], ['page', String(1 + random.below(5))]])
}

/** From noon to noon of Riyadh. */
function drawPeriod(random: Random): Period {
  const noon = Math.ceil(Date.now() / dayMs) * dayMs + 9 * hourMs
  const from = noon + (2 + random.below(180)) * dayMs
  return { from: new Date(from).toISOString(), to: new Date(from + (1 + random.below(10)) * dayMs).toISOString() }
}

/** Cars that are free for some dates; of a provider that is closed then, those that are delivered. */
async function findFree(target: Deployment, random: Random): Promise<FreeCar[]> {
  const found: FreeCar[] = []
  for (let round = 0; round < 40; round += 1) {
    const period = drawPeriod(random)
    const page = await searchCars(target, { ...period, per_page: '48' })
    found.push(...page.cars.map(({ id, has_delivery }) => ({ id, has_delivery, period })))
  }
  if (found.length === 0) throw new Error('bench: no car is free')
  return found
}

/** Quotes for cars that are free. */
function quoteOf(random: Random, free: readonly FreeCar[]) {
  let drawn = random.pick(free)
  return {
    method: 'POST' as const,
    // Called before the body of the same request.
    path: () => {
      drawn = random.pick(free)
      return `/api/cars/${drawn.id}/quote`
    },
    body: () => ({
      pickup_at: drawn.period.from,
      return_at: drawn.period.to,
      delivery: drawn.has_delivery,
      collection: drawn.has_delivery,
    }),
  }
}

async function searchCars({ address }: Deployment, query: Record<string, string>): Promise<CarsPage> {
  const response = await fetch(`${address}/api/cars?${new URLSearchParams(query)}`)
  if (!response.ok) throw new Error(`bench: the search of cars returned ${response.status}`)
  // Safe: the endpoint's response.
  return ((await response.json()) as { data: CarsPage }).data
}
