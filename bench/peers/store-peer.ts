import { type Client, connect } from '../harness/database.ts'
import type { Deployment } from '../harness/deployment.ts'
import type { StoreRates } from '../harness/figure.ts'
import { type LoadRequest, loadPatiently } from '../harness/load.ts'
import { createRandom, type Random } from '../harness/random.ts'
import { type PeerProject, withPeer } from './project.ts'

const connections = 20
export const peerProducts = 100_000
/** Its own commands create the first ones, with all that belongs to them. */
export const firstProducts = 60

/** Another online store on the same PostgreSQL, in a database of its own. */
export type StorePeer = PeerProject & {
  /** Copies its first products until there are `peerProducts`, each with a variant, a price and its categories. */
  fill: string
  /** A page of 24 products with random filters and sort and their count, the data of a product, and a new guest's first addition to the cart. */
  requests: (db: Client, folder: string, random: Random) => Promise<Readonly<Record<keyof StoreRates, LoadRequest>>>
}

/** Measures a store: pages one by one, because some take seconds, the rest over several connections. */
export async function measureStorePeer(peer: StorePeer, deployment: Deployment, seconds: number): Promise<StoreRates> {
  const database = `peer_${peer.name.toLowerCase()}`
  await deployment.db.query(`drop database if exists ${database}`)
  await deployment.db.query(`create database ${database}`)
  const url = new URL(deployment.url)
  url.pathname = database
  return withPeer(peer, { ...deployment, url: url.href }, async ({ target, folder }) => {
    const db = await connect(url.href)
    await db.query(peer.fill)
    await db.query('vacuum analyze')
    const { page, product, add } = await peer.requests(db, folder, createRandom(27))
    await db.end()
    return {
      page: await loadPatiently(target, page, { connections: 1, seconds }),
      product: await loadPatiently(target, product, { connections, seconds }),
      add: await loadPatiently(target, add, { connections, seconds }),
    }
  })
}
