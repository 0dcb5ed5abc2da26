import { expect, test } from 'vitest'
import { orderHouse } from '../../testing/order-house.ts'
import { offersOf } from '../../testing/orders.ts'
import { demoPeople, signIn } from '../../testing/people.ts'

const { house, client, provider, does, sent, offered, accepted } = await orderHouse()
const list = (token: string, query = '') => house.call('GET', `/api/orders?${query}`, { token })
// Safe: the answer passed the route's own schema.
const cardsOf = ({ body }: Awaited<ReturnType<typeof list>>) =>
  (body.data?.data ?? []) as unknown as readonly { id: string; tab: string; my_offer: { price: number } | null; offers_count: number }[]

test('each tab holds its own orders, and the counts of the tabs are what the tabs hold', async () => {
  await offered()
  await accepted()
  const { counts } = (await list(client)).body.data ?? {}
  for (const tab of ['new', 'pending_payment', 'current', 'finished']) {
    const answer = await list(client, `tab=${tab}&per_page=50`)
    const cards = cardsOf(answer)
    expect([tab, cards.length, answer.body.data?.pagination?.total_items]).toEqual([tab, Number(counts?.[tab]), cards.length])
    for (const card of cards) expect(card.tab).toBe(tab)
  }
})

test('pages follow each other without an order lost or twice', async () => {
  for (let made = 0; made < 3; made++) await sent()
  const whole = cardsOf(await list(client, 'per_page=50')).map(({ id }) => id)
  const paged: string[] = []
  for (let page = 1; paged.length < whole.length; page++) {
    const cards = cardsOf(await list(client, `per_page=2&page=${page}`))
    expect(cards.length).toBeGreaterThan(0)
    paged.push(...cards.map(({ id }) => id))
  }
  expect(paged).toEqual(whole)
  const beyond = await list(client, 'per_page=2&page=99')
  expect([beyond.status, cardsOf(beyond)]).toEqual([200, []])
})

test('a provider’s open side holds what it could serve and nothing that is taken', async () => {
  const [open, taken] = [await offered(), await accepted()]
  const ids = cardsOf(await list(provider, 'side=open&per_page=50')).map(({ id }) => id)
  expect([ids.includes(open.id), ids.includes(taken.id)]).toEqual([true, false])
  const mine = cardsOf(await list(provider, 'side=mine&tab=pending_payment&per_page=50')).map(({ id }) => id)
  expect(mine).toContain(taken.id)
})

test('a card shows the newest offer of its provider', async () => {
  const order = await offered()
  const [made] = await offersOf(house, client, order)
  await does(client, order, 'reject_offer', { offer_id: made?.id, reason: 'السعر مرتفع' })
  await does(provider, order, 'make_offer', { price: 33_000, duration_days: 2 })
  const card = cardsOf(await list(provider, 'side=mine&per_page=50')).find(({ id }) => id === order.id)
  expect(card?.my_offer).toEqual({ price: 33_000, status: 'pending' })
})

test('another client’s list holds none of them, and a list asks for no more than it may', async () => {
  const order = await sent()
  const second = await signIn(house, demoPeople.secondClient)
  expect((await list(second, 'per_page=50')).text).not.toContain(order.id)
  expect((await list(client, 'per_page=51')).status).toBe(422)
  expect((await list(await signIn(house, demoPeople.underReview))).status).toBe(403)
})
