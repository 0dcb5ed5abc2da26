import type { StorePage } from '../../shared/contract/store.ts'
import { pages } from '../../shared/pages/pages.ts'
import type { Deployment } from '../harness/deployment.ts'
import { atLeast, atMost, type Bench, cpu, noTarget, rounded, timesStores } from '../harness/figure.ts'
import { fillStore } from '../harness/fill-store.ts'
import { load } from '../harness/load.ts'
import { memoryMegabytes } from '../harness/process-usage.ts'
import { createRandom, type Random } from '../harness/random.ts'
import { untilIdle } from '../harness/until-idle.ts'
import { measureCheckouts } from './checkouts.ts'

const connections = 20
const sorts = ['relevance', 'newest', 'price', '-price']

/** The store with 100,000 products: pages with random filters, searches and sorts, product pages and additions to carts. */
export const store: Bench = {
  name: 'store',
  run: async (open, { seconds, storePeers }) => {
    const target = await open()
    await fillStore(target.db)
    const startedAt = performance.now()
    const choices = await loadStorePage(target)
    const loadedMs = performance.now() - startedAt
    await untilIdle(target)
    const random = createRandom(27)
    const drawn = () => `/api/store?${drawQuery(random, choices)}`
    const alone = await load(target, { path: drawn }, { connections: 1, seconds })
    const together = await load(target, { path: drawn }, { connections, seconds })
    const cached = await load(target, { path: pages.store() }, { connections, seconds })
    const ids = await someProducts(target)
    const product = await load(target, { path: () => `/api/store/${random.pick(ids)}` }, { connections, seconds })
    const productPage = await load(target, { path: pages.product({ id: ids[0] ?? '' }) }, { connections, seconds })
    const memory = memoryMegabytes(target.serverPid)
    // A client may add only so often.
    await target.restart({ TRUST_PROXY: '1' })
    const added = await load(
      target,
      { path: '/api/cart/lines', method: 'POST', fromManyAddresses: true, body: () => ({ unit_id: random.pick(ids), quantity: 1 }) },
      { connections, seconds },
    )
    const checkout = await measureCheckouts(target, seconds * 40, connections)
    return [
      { name: 'store, first page after the start', value: `${rounded(loadedMs)} ms`, target: noTarget, isMet: null },
      atMost('store, random page, alone, p95', alone.p95Ms, 30, 'ms', cpu(alone)),
      atMost(`store, random page, ${connections} connections, p95`, together.p95Ms, 150, 'ms', `${rounded(together.perSecond)}/s`),
      atMost('store, cached page, p95', cached.p95Ms, 20, 'ms', `${rounded(cached.perSecond)}/s`),
      { name: 'product, data', value: `${rounded(product.perSecond)}/s (${cpu(product)})`, target: noTarget, isMet: null },
      atLeast('product, cached page', productPage.perSecond, 2000, '/s'),
      atLeast('add to cart', added.perSecond, 500, '/s', cpu(added)),
      atMost(
        `checkout of 3 lines of 2 providers, ${connections} connections, p95`,
        ...([checkout.p95Ms, 150, 'ms', `${rounded(checkout.perSecond)}/s, ${cpu(checkout)}`] as const),
      ),
      ...timesStores('store, random page, alone', alone, storePeers, 'page', 5),
      ...timesStores('product, data', product, storePeers, 'product', 5),
      ...timesStores('add to cart', added, storePeers, 'add', 5),
      { name: 'memory with the store', value: `${rounded(memory)} MB`, target: noTarget, isMet: null },
    ]
  },
}

/** Up to three facets, a search in every third query, any sort and one of the first ten pages. */
function drawQuery(random: Random, { facets, products }: StorePage): URLSearchParams {
  const options = facets.attributes.flatMap((attribute) => attribute.options)
  const draws: readonly (() => readonly (readonly [string, string])[])[] = [
    () => [['category', random.pick(facets.categories).id]],
    () => [
      [
        'brand',
        random
          .sample(facets.brands, 1 + random.below(3))
          .map(({ id }) => id)
          .join(','),
      ],
    ],
    () => [
      [
        'option',
        random
          .sample(options, 1 + random.below(3))
          .map(({ id }) => id)
          .join(','),
      ],
    ],
    () => [['feature', random.pick(facets.features).id]],
    () => [['provider', random.pick(facets.providers).id]],
    () => [['city', random.pick(facets.cities).id]],
    () => [['available', 'true']],
    () => [['discounted', 'true']],
    () => drawPrices(random),
  ]
  const words = products.flatMap(({ title }) => title.ar.split(' ')).filter((word) => word.length > 2)
  return new URLSearchParams([
    ...random.sample(draws, random.below(4)).flatMap((draw) => draw().map(([name, value]): [string, string] => [name, value])),
    ...(random.below(3) === 0 ? [['q', random.pick(words)]] : []),
    ['sort', random.pick(sorts)],
    ['page', String(1 + random.below(10))],
  ])
}

function drawPrices(random: Random): readonly (readonly [string, string])[] {
  const from = random.below(200_000)
  return [
    ['price_min', String(from)],
    ['price_max', String(from + 5_000 + random.below(100_000))],
  ]
}

async function loadStorePage({ address }: Deployment): Promise<StorePage> {
  const response = await fetch(`${address}/api/store?per_page=48`)
  if (!response.ok) throw new Error(`bench: the store returned ${response.status}`)
  // Safe: the endpoint's response.
  return ((await response.json()) as { data: StorePage }).data
}

async function someProducts({ db }: Deployment): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from products where type = 'simple' and availability = 'available' and quantity > 5 order by md5(id::text) limit 500`,
  )
  return rows.map(({ id }) => id)
}
