import { drawList, type RandomList, storedFilters } from '../figures/random-lists.ts'
import type { Deployment } from '../harness/deployment.ts'
import type { PeerRates } from '../harness/figure.ts'
import { load } from '../harness/load.ts'
import { createRandom } from '../harness/random.ts'
import { type PeerProject, type RunningPeer, withPeer } from './project.ts'

const connections = 20

/** Another product that serves the coupons of the same PostgreSQL. */
export type Peer = PeerProject & {
  /** Copies the coupons if it has a table of its own, and lets it serve them. Returns the headers of its requests. */
  open: (deployment: Deployment, address: string, folder: string) => Promise<Record<string, string>>
  /** The id of one coupon. */
  rowId: (deployment: Deployment) => Promise<string>
  /** The path of the collection. */
  path: string
  /** The query of a page of 20 with its count. */
  list: (list: RandomList) => readonly (readonly [string, string])[]
  newRow: () => unknown
}

/** The page that `listPath` of our own API asks for. */
const favouredList: RandomList = { sort: 'expire_date', descending: true, filters: [['type', 'ratio']], start: 0 }

/** Measures a peer: the favoured page, random pages, one row and creating a row. */
export const measurePeer = (peer: Peer, deployment: Deployment, seconds: number): Promise<PeerRates> =>
  withPeer(peer, deployment, (running) => measure(peer, deployment, running, seconds))

async function measure(peer: Peer, deployment: Deployment, { target, folder }: RunningPeer, seconds: number): Promise<PeerRates> {
  const headers = await peer.open(deployment, target.address, folder)
  const pathOf = (list: RandomList) => `${peer.path}?${new URLSearchParams(peer.list(list).map(([name, value]) => [name, value]))}`
  const get = (path: string | (() => string)) => load(target, { path, headers }, { connections, seconds })
  const randomPages = (pages: number) => {
    const random = createRandom(pages)
    return get(() => pathOf(drawList(random, pages, storedFilters)))
  }
  return {
    list: await get(pathOf(favouredList)),
    randomFirst: await randomPages(10),
    randomList: await randomPages(500),
    row: await get(`${peer.path}/${await peer.rowId(deployment)}`),
    create: await load(target, { path: peer.path, headers, method: 'POST', body: peer.newRow }, { connections, seconds }),
  }
}

/** The column of a filter and its operator: `expire_date_gte` → `expire_date`, `gte`. */
export function columnOf(param: string): { column: string; operator: string } {
  const [, column = param, operator = 'eq'] = /^(\w+?)_(gte|lte)$/.exec(param) ?? []
  return { column, operator }
}
