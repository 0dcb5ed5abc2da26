import { expect, test } from 'vitest'
import { orderFixture } from '../../testing/order-fixture.ts'
import { offersOf, sendOrder } from '../../testing/orders.ts'
import { demoPhones, logInAs } from '../../testing/people.ts'

const { app, sample, client, provider, mustTransition, submittedOrder, offeredOrder, acceptedOrder } = await orderFixture()
const list = (token: string, query = '') => app.call('GET', `/api/orders?${query}`, { token })
// Safe: the response passed the route's schema.
const cardsOf = ({ body }: Awaited<ReturnType<typeof list>>) =>
  (body.data?.data ?? []) as unknown as readonly {
    id: string
    tab: string
    my_offer: { price: number } | null
    unread_messages: number
    offers_count: number
    note: string | null
    expected_budget: number | null
    due_at: string | null
  }[]

test('each tab lists its own orders, and the tab counts match', async () => {
  await offeredOrder()
  await acceptedOrder()
  const { counts } = (await list(client)).body.data ?? {}
  for (const tab of ['new', 'pending_payment', 'current', 'finished']) {
    const response = await list(client, `tab=${tab}&per_page=50`)
    const cards = cardsOf(response)
    expect([tab, cards.length, response.body.data?.pagination?.total_items]).toEqual([tab, Number(counts?.[tab]), cards.length])
    for (const card of cards) expect(card.tab).toBe(tab)
  }
})

test('the orders that wait for the reader are those whose turn it is, of every kind, the last change first', async () => {
  const waiting = await offeredOrder()
  const other = await submittedOrder()
  const mine = cardsOf(await list(client, 'tab=mine&per_page=50')).map(({ id }) => id)
  expect([mine[0], mine.includes(other.id)]).toEqual([waiting.id, false])
  const accepted = await acceptedOrder()
  expect(cardsOf(await list(provider, 'tab=mine&per_page=50')).map(({ id }) => id)).toContain(accepted.id)
  expect(cardsOf(await list(client, 'tab=mine&per_page=50')).map(({ id }) => id)).not.toContain(accepted.id)
  const { data } = (await list(client, 'tab=mine')).body
  expect(data).toMatchObject({ tab: 'mine', counts: { mine: mine.length }, sides: null })
  // Safe: the response passed the route's schema.
  const { kinds } = data as unknown as { kinds: readonly { kind: string; total: number }[] }
  expect(kinds.reduce((sum, { total }) => sum + total, 0)).toBe(mine.length)
})

test('an order whose only offer waits for the answer to a proposal is not the client’s turn', async () => {
  const order = await offeredOrder()
  const [offer] = await offersOf(app, client, order)
  await mustTransition(client, order, 'counter_offer', { offer_id: offer?.id, price: 20_000, duration_days: 2 })
  const ids = async (token: string) => cardsOf(await list(token, 'tab=mine&per_page=50')).map(({ id }) => id)
  expect([(await ids(client)).includes(order.id), (await ids(provider)).includes(order.id)]).toEqual([false, true])
  const page = await app.call('GET', `/api/orders/${order.id}`, { token: client })
  expect(page.body.data).toMatchObject({ turn: 'provider' })
})

test('orders are found by number, service, provider and day; a client’s name only once the provider may read it', async () => {
  const [open, taken] = [await offeredOrder(), await acceptedOrder()]
  const found = async (token: string, query: string) => cardsOf(await list(token, `per_page=50&${query}`)).map(({ id }) => id)
  const { body } = await app.call('GET', `/api/orders/${open.id}`, { token: client })
  expect(await found(client, `q=${body.data?.number}`)).toEqual([open.id])
  // Safe: the response passed the route's schema.
  const shown = body.data as unknown as { items: readonly { service: { name: { ar: string } } }[]; client: { name: string } }
  expect(await found(client, `q=${encodeURIComponent(shown.items[0]?.service.name.ar ?? '')}`)).toContain(open.id)
  expect(await found(client, 'q=no-such-order')).toEqual([])
  const name = shown.client.name.split(' ').at(-1) ?? ''
  const ofName = await found(provider, `q=${encodeURIComponent(name)}`)
  expect([ofName.includes(taken.id), ofName.includes(open.id)]).toEqual([true, false])
  expect(await found(client, 'from=2001-01-01&to=2001-01-02')).toEqual([])
  expect((await list(client, 'from=yesterday')).status).toBe(422)
})

test('pagination neither skips nor repeats an order', async () => {
  for (let count = 0; count < 3; count++) await submittedOrder()
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

test('a provider’s open requests exclude orders that are already accepted', async () => {
  const [open, taken] = [await offeredOrder(), await acceptedOrder()]
  const ids = cardsOf(await list(provider, 'side=open&per_page=50')).map(({ id }) => id)
  expect([ids.includes(open.id), ids.includes(taken.id)]).toEqual([true, false])
  const assigned = cardsOf(await list(provider, 'side=assigned&tab=pending_payment&per_page=50')).map(({ id }) => id)
  expect(assigned).toContain(taken.id)
})

test('open requests are sorted by closing time or by budget, those without a budget last', async () => {
  for (const expected_budget of [10_000, 90_000]) await sendOrder(app, client, { ...sample, order: { ...sample.order, expected_budget } })
  const open = async (sort: string) => cardsOf(await list(provider, `side=open&per_page=50&sort=${sort}`))
  const budgets = (await open('budget')).map(({ expected_budget }) => expected_budget ?? -1)
  expect(budgets).toEqual(budgets.toSorted((a, b) => b - a))
  expect(new Set(budgets).size).toBeGreaterThan(2)
  const closing = (await open('closing')).map(({ due_at }) => due_at ?? '')
  expect(closing).toEqual(closing.toSorted())
  expect((await list(provider, 'side=open&sort=price')).status).toBe(422)
})

test('a card shows the provider’s newest offer', async () => {
  const order = await offeredOrder()
  const [offer] = await offersOf(app, client, order)
  await mustTransition(client, order, 'reject_offer', { offer_id: offer?.id, reason: 'السعر مرتفع' })
  await mustTransition(provider, order, 'make_offer', { price: 33_000, duration_days: 2 })
  const card = cardsOf(await list(provider, 'side=assigned&per_page=50')).find(({ id }) => id === order.id)
  expect(card?.my_offer).toEqual({ price: 33_000, status: 'pending', counter: null })
})

test('a card counts the unread messages of the chat of its order, for the reader who may read it', async () => {
  const order = await acceptedOrder()
  const { body } = await app.call('GET', `/api/orders/${order.id}`, { token: client })
  const chat = `/api/chat/rooms/${body.data?.chat?.id}`
  for (const text of ['غدًا', 'الساعة 9'])
    await app.call('POST', `${chat}/messages`, { token: provider, body: { client_id: crypto.randomUUID(), text } })
  const unread = async (token: string) =>
    cardsOf(await list(token, `side=assigned&tab=${body.data?.tab}&per_page=50`)).find(({ id }) => id === order.id)?.unread_messages
  expect([await unread(client), await unread(provider)]).toEqual([2, 0])
  await app.call('PATCH', `${chat}/read`, { token: client, body: { seq: 2 } })
  expect(await unread(client)).toBe(0)
})

test('the card of an open request tells a provider what it needs to choose', async () => {
  const note = 'يوجد تسرب تحت المغسلة. '.repeat(20)
  const form = { ...sample.order, district: 'حي الملقا', duration_days: 3, note }
  const { body } = await app.call('POST', '/api/orders', { token: client, body: form })
  const card = cardsOf(await list(provider, 'side=open&per_page=50')).find(({ id }) => id === String(body.data?.id))
  expect(card).toMatchObject({ district: 'حي الملقا', duration_days: 3, files_count: 0 })
  expect(card?.note).toBe(`${note.slice(0, card?.note?.length ? card.note.length - 1 : 0)}…`)
  expect(card?.note?.length).toBeLessThan(200)
})

test('a list shows no orders of other clients and limits its page size', async () => {
  const order = await submittedOrder()
  const second = await logInAs(app, demoPhones.secondClient)
  expect((await list(second, 'per_page=50')).text).not.toContain(order.id)
  expect((await list(client, 'per_page=51')).status).toBe(422)
  expect((await list(await logInAs(app, demoPhones.underReview))).status).toBe(403)
})

test('a provider narrows open requests to a city, and sees how many each city has', async () => {
  const order = await submittedOrder()
  const { cities = [] } = (await list(provider, 'side=open')).body.data as unknown as { cities?: readonly { id: string; total: number }[] }
  expect(cities).not.toEqual([])
  for (const { id, total } of cities) expect(cardsOf(await list(provider, `side=open&per_page=50&city_id=${id}`))).toHaveLength(total)
  expect(cardsOf(await list(provider, `side=open&city_id=${order.id}`))).toEqual([])
  expect((await list(provider, 'side=open&city_id=x')).status).toBe(422)
})
