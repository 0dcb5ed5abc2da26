import { randomUUID } from 'node:crypto'
import { tokenHash } from '../../api/identity/sessions/session-token.ts'
import type { Client } from '../harness/database.ts'
import type { Deployment } from '../harness/deployment.ts'
import type { LoadResult } from '../harness/load.ts'
import { percentile } from '../harness/percentile.ts'
import { cpuSeconds } from '../harness/process-usage.ts'
import { createPerson } from '../journey/people.ts'

type Rate = { id: string; price: number; method: string }
type Cart = { version: number; total: number; groups: { provider_id: string | null; shipping: Rate[] }[] }
type Prepared = { token: string; body: object }

/** Checkouts of carts with three lines of two sellers, over several connections at once. The carts are filled before, and that is not measured. */
export async function measureCheckouts(target: Deployment, count: number, connections: number): Promise<LoadResult> {
  // As many in proportion as `load`.
  const warmUps = Math.ceil(count / 4)
  const carts = await fillCarts(target, count + warmUps)
  await sendAll(target, carts.slice(0, warmUps), connections)
  const before = { server: cpuSeconds(target.serverPid), postgres: cpuSeconds(target.postgresPid ?? 0) }
  const startedAt = performance.now()
  const times = await sendAll(target, carts.slice(warmUps), connections)
  const perSecond = (count * 1000) / (performance.now() - startedAt)
  return {
    ...{ perSecond, p50Ms: percentile(times, 0.5), p95Ms: percentile(times, 0.95), p99Ms: percentile(times, 0.99) },
    serverCpuMs: ((cpuSeconds(target.serverPid) - before.server) * 1000) / count,
    postgresCpuMs: target.postgresPid ? ((cpuSeconds(target.postgresPid) - before.postgres) * 1000) / count : 0,
  }
}

async function sendAll({ address }: Deployment, carts: readonly Prepared[], connections: number): Promise<number[]> {
  const times: number[] = []
  const waiting = [...carts]
  const send = async () => {
    for (let cart = waiting.pop(); cart; cart = waiting.pop()) {
      const startedAt = performance.now()
      const response = await fetch(`${address}/api/cart/checkout`, {
        method: 'POST',
        headers: { authorization: `Bearer ${cart.token}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(cart.body),
      })
      const text = await response.text()
      times.push(performance.now() - startedAt)
      if (!response.ok) throw new Error(`bench: a checkout returned ${response.status}: ${text.slice(0, 300)}`)
    }
  }
  await Promise.all(Array.from({ length: connections }, send))
  return times
}

/** Clients of their own with a cart each, and what the form of the checkout sends for it. */
async function fillCarts({ db, address }: Deployment, count: number): Promise<Prepared[]> {
  const { rows } = await db.query<{ id: string }>(`select id from cities where name_en = 'Riyadh'`)
  const city_id = rows[0]?.id ?? ''
  const units = await drawUnits(db, count)
  const prepared: Prepared[] = []
  for (const [number, own] of units.entries()) {
    const token = await createPerson(db, `+9665740${String(10_000 + number)}`, city_id, null)
    await db.query(
      `with cart as (insert into carts (user_id, updated_at) select user_id, now() from sessions where token_hash = $1 returning id)
        insert into cart_lines (cart_id, unit_id, product_id, quantity, added_price, added_at)
        select cart.id, p.id, p.id, 1, p.price, now() from cart, products p where p.id = any($2::uuid[])`,
      [tokenHash(token), own],
    )
    const response = await fetch(`${address}/api/cart?city=${city_id}`, { headers: { authorization: `Bearer ${token}` } })
    if (!response.ok) throw new Error(`bench: the cart returned ${response.status}`)
    // Safe: the endpoint's response.
    const { data } = (await response.json()) as { data: Cart }
    prepared.push({ token, body: formOf(data, city_id) })
  }
  return prepared
}

function formOf({ version, total, groups }: Cart, city_id: string): object {
  const chosen = groups.map(({ provider_id, shipping }) => ({
    key: provider_id ?? 'platform',
    rate: shipping.findLast(({ method }) => method !== 'pick_up') ?? shipping[0],
  }))
  return {
    version,
    total: chosen.reduce((sum, { rate }) => sum + (rate?.price ?? 0), total),
    shipping: Object.fromEntries(chosen.map(({ key, rate }) => [key, rate?.id])),
    address: { city_id, district: 'العليا', street: 'طريق الملك فهد', building: '8228' },
  }
}

/** For each cart two units of one provider and one of another; no unit twice, so that none sells out. */
async function drawUnits(db: Client, count: number): Promise<string[][]> {
  const { rows } = await db.query<{ provider_id: string; ids: string[] }>(
    `select p.provider_id, (array_agg(p.id order by md5(p.id::text)))[1:${count * 2}] as ids from products p
      join providers v on v.id = p.provider_id and v.status = 'approved'
      where p.type = 'simple' and p.availability = 'available' and p.quantity > 5
        and exists (select from shipping_rates r where r.provider_id = p.provider_id and r.is_active and r.city_id is null)
      group by p.provider_id having count(*) >= ${count * 2} order by p.provider_id limit 2`,
  )
  const [first, second] = rows
  if (!first || !second) throw new Error('bench: the store has too few sellers with products')
  return Array.from({ length: count }, (_, at) => [...first.ids.slice(at * 2, at * 2 + 2), ...second.ids.slice(at, at + 1)])
}
