// npm run bench [-- --only lists,growth] [--seconds 10] [--orders 1000000]: measures the built server on a temporary PostgreSQL and prints one table.
// npm run bench:peers: measures other products on the same machine and database first, and adds the ratios.

import { parseArgs } from 'node:util'
import { cars } from './figures/cars.ts'
import { cluster } from './figures/cluster.ts'
import { firstList } from './figures/first-list.ts'
import { growth } from './figures/growth.ts'
import { fillCoupons, lists } from './figures/lists.ts'
import { memory } from './figures/memory.ts'
import { messages } from './figures/messages.ts'
import { pages } from './figures/pages.ts'
import { pdf } from './figures/pdf.ts'
import { randomLists } from './figures/random-lists.ts'
import { store } from './figures/store.ts'
import { type Deployment, startDeployment } from './harness/deployment.ts'
import { type Bench, type Figure, figureTable, type PeerRates, type StoreRates } from './harness/figure.ts'
import { directus } from './peers/directus.ts'
import { medusa } from './peers/medusa.ts'
import { payload } from './peers/payload.ts'
import { measurePeer, type Peer } from './peers/peer.ts'
import type { PeerProject } from './peers/project.ts'
import { measureStorePeer } from './peers/store-peer.ts'
import { strapi } from './peers/strapi.ts'
import { vendure } from './peers/vendure.ts'

const benches: readonly Bench[] = [lists, randomLists, growth, pages, memory, cluster, firstList, pdf, messages, store, cars]

const { values: args } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '10' },
    orders: { type: 'string', default: '1000000' },
    peers: { type: 'string', default: '' },
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
const isChosen = ({ name }: { name: string }) => args.peers.split(',').includes(name)
const peers = new Map<string, PeerRates>()
for (const peer of [directus, strapi, payload].filter(isChosen)) peers.set(peer.name, await ratesOf(peer, await open()))
const storePeers = new Map<string, StoreRates>()
for (const peer of [vendure, medusa].filter(isChosen)) {
  announce(peer)
  storePeers.set(peer.name, await measureStorePeer(peer, await open(), seconds))
}
for (const bench of chosen) {
  process.stdout.write(`${bench.name} …\n`)
  figures.push(...(await bench.run(open, { seconds, orders: Number(args.orders), peers, storePeers })))
}
await (await opened)?.stop()
process.stdout.write(`\n${figureTable(figures)}\n`)

async function ratesOf(peer: Peer, deployment: Deployment): Promise<PeerRates> {
  announce(peer)
  await fillCoupons(deployment)
  return measurePeer(peer, deployment, seconds)
}

function announce({ name, version, configuration }: PeerProject): void {
  process.stdout.write(`${name} ${version}: ${configuration} …\n`)
}
