// npm run bench [-- --only lists,growth] [--seconds 10] [--orders 1000000]: measures the built server on a temporary PostgreSQL and prints one table.
// npm run bench:peers: measures Directus on the same machine and database first, and adds the ratios.

import { parseArgs } from 'node:util'
import { cluster } from './figures/cluster.ts'
import { firstList } from './figures/first-list.ts'
import { growth } from './figures/growth.ts'
import { fillCoupons, lists } from './figures/lists.ts'
import { memory } from './figures/memory.ts'
import { messages } from './figures/messages.ts'
import { pages } from './figures/pages.ts'
import { pdf } from './figures/pdf.ts'
import { randomLists } from './figures/random-lists.ts'
import { type Deployment, startDeployment } from './harness/deployment.ts'
import { measureDirectus } from './harness/directus.ts'
import { type Bench, type Figure, figureTable } from './harness/figure.ts'

const benches: readonly Bench[] = [lists, randomLists, growth, pages, memory, cluster, firstList, pdf, messages]

const { values: args } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '10' },
    orders: { type: 'string', default: '1000000' },
    peers: { type: 'boolean', default: false },
  },
})
const chosen = benches.filter(({ name }) => !args.only || args.only.split(',').includes(name))
if (chosen.length === 0) throw new Error(`bench: --only takes ${benches.map(({ name }) => name).join(', ')}`)

const figures: Figure[] = []
let opened: Promise<Deployment> | undefined
const open = () => {
  opened ??= startDeployment()
  return opened
}
const seconds = Number(args.seconds)
const peer = args.peers ? await measurePeer(await open()) : null
for (const bench of chosen) {
  process.stdout.write(`${bench.name} …\n`)
  figures.push(...(await bench.run(open, { seconds, orders: Number(args.orders), peer })))
}
await (await opened)?.stop()
process.stdout.write(`\n${figureTable(figures)}\n`)

async function measurePeer(deployment: Deployment) {
  process.stdout.write('Directus …\n')
  await fillCoupons(deployment)
  return measureDirectus(deployment, seconds)
}
