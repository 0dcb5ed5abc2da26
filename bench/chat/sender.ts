import { randomUUID } from 'node:crypto'
import type { Pair } from './people.ts'

/** A message that a server has acknowledged; `at`: when it was first sent. */
export type SentMessage = { room_id: string; side: 'client' | 'provider'; client_id: string; at: number }
type Load = { addresses: readonly string[]; pairs: readonly Pair[]; perSecond: number; seconds: number }

/** Sends messages of clients through the first process and of providers through the second, each this many a second. Returns the acknowledged ones. */
export async function sendSteadily({ addresses, pairs, perSecond, seconds }: Load): Promise<SentMessage[]> {
  const sending: Promise<SentMessage | null>[] = []
  const routes = { client: 0, provider: 1 }
  for (let number = 0; number < perSecond * seconds; number++) {
    const pair = pairs[(number * 7) % pairs.length]
    if (pair) sending.push(send(addresses, routes, pair, 'client'), send(addresses, routes, pair, 'provider'))
    await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond))
  }
  return (await Promise.all(sending)).filter((message) => message !== null)
}

/**
 * As the site's queue: without an answer the message is sent again with the same client id. As behind a load balancer, this one and those that
 * follow reach the other process.
 */
async function send(
  addresses: readonly string[],
  routes: Record<'client' | 'provider', number>,
  pair: Pair,
  side: 'client' | 'provider',
): Promise<SentMessage | null> {
  const [client_id, at] = [randomUUID(), performance.now()]
  for (let attempt = 0; attempt < 40; attempt++) {
    const route = routes[side]
    const status = await fetch(`${addresses[route]}/api/chat/rooms/${pair.room_id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${pair[side]}`, 'content-type': 'application/json' },
      body: JSON.stringify({ client_id, text: `${side} ${at}` }),
    }).then(
      (response) => response.status,
      () => 0,
    )
    if (status === 201) return { room_id: pair.room_id, side, client_id, at }
    if (status === 0 && routes[side] === route) routes[side] = (route + 1) % addresses.length
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return null
}
