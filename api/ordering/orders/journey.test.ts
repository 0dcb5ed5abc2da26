import { beforeAll, describe, expect, test } from 'vitest'
import { seedDemo } from '../../demo/seed.ts'
import { brokenInvariants } from '../../invariants/broken.ts'
import { offersIn, offersOf, payableOrder, payOrder, type Sent, sendOrder, worldOf } from '../../testing/orders.ts'
import { demoPeople, signIn } from '../../testing/people.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let house: TestApp
let client: string
let provider: string
let freelancer: string
let world: Awaited<ReturnType<typeof worldOf>>

beforeAll(async () => {
  house = await testApp()
  await seedDemo(house.shared)
  client = await signIn(house, demoPeople.client)
  provider = await signIn(house, demoPeople.company)
  freelancer = await signIn(house, demoPeople.freelancer)
  world = await worldOf(house)
})

const move = (token: string, order: Sent, name: string, body: object = {}) =>
  house.call('POST', `/api/orders/${order.id}/transitions/${name}`, { token, body })
const page = (token: string, order: Sent) => house.call('GET', `/api/orders/${order.id}`, { token })
const offer = { price: 50_000, duration_days: 3 }
const lines = [{ title_ar: 'صيانة', title_en: 'Maintenance', quantity: 1, unit_price: 50_000 }]

test('a service order travels from request to review and every invariant of its money holds', async () => {
  const order = await sendOrder(house, client, world)
  expect((await move(provider, order, 'make_offer', offer)).status).toBe(200)
  const [made] = await offersOf(house, client, order)
  expect((await move(client, order, 'accept_offer', { offer_id: made?.id })).body).toMatchObject({ data: { status: 'awaiting_invoice' } })
  expect((await move(provider, order, 'issue_invoice', { lines })).body).toMatchObject({ data: { status: 'invoiced' } })
  expect((await move(client, order, 'accept_invoice')).body).toMatchObject({ data: { status: 'pending_payment' } })
  const paid = await payOrder(house, client, order, 'journey-1')
  expect(paid.status).toBe(200)
  expect((await page(client, order)).body).toMatchObject({ data: { status: 'in_progress', payment_state: 'paid', held_amount: 57_500 } })
  expect((await move(provider, order, 'deliver')).body).toMatchObject({ data: { status: 'delivered' } })
  expect((await move(client, order, 'confirm_receipt')).body).toMatchObject({ data: { status: 'completed' } })
  const review = await house.call('POST', `/api/orders/${order.id}/review`, {
    token: client,
    body: { rating: 5, comment: 'عمل متقن وسريع' },
  })
  expect(review.status).toBe(201)
  expect((await page(client, order)).body).toMatchObject({ data: { held_amount: 0, may_review: false, review: { rating: 5 } } })
})

describe('two offers on one order', () => {
  const twoOffers = async () => {
    const order = await sendOrder(house, client, world)
    await move(provider, order, 'make_offer', offer)
    await move(freelancer, order, 'make_offer', { ...offer, price: 60_000 })
    return { order, offers: await offersOf(house, client, order) }
  }

  test('of two acceptances at once exactly one wins and the other offer is superseded', async () => {
    const { order, offers } = await twoOffers()
    const answers = await Promise.all(offers.map(({ id }) => move(client, order, 'accept_offer', { offer_id: id })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const after = await offersOf(house, client, order)
    expect(after.map(({ status }) => status).sort()).toEqual(['accepted', 'superseded'])
  })

  test('a provider sees its own offer and never the rival’s, nor the client’s phone', async () => {
    const { order } = await twoOffers()
    const seen = await page(provider, order)
    expect(seen.body).toMatchObject({ data: { offers: [{ mine: true, price: 50_000 }], client: { phone: null } } })
    expect(seen.text).not.toContain('60000')
  })

  test('a rival’s offer cannot be withdrawn, as if it were not there', async () => {
    const { order, offers } = await twoOffers()
    const rivals = offers.find(({ price }) => price === 60_000)
    expect((await move(provider, order, 'withdraw_offer', { offer_id: rivals?.id })).status).toBe(404)
  })

  test('a provider whose offer was not accepted neither invoices, delivers nor cancels the order', async () => {
    const { order, offers } = await twoOffers()
    const rivals = offers.find(({ price }) => price === 60_000)
    await move(client, order, 'accept_offer', { offer_id: rivals?.id })
    const answers = [await move(provider, order, 'issue_invoice', { lines }), await move(provider, order, 'cancel', { reason: 'لا' })]
    expect(answers.map(({ status }) => status)).toEqual([409, 409])
    expect((await page(freelancer, order)).body).toMatchObject({ data: { status: 'awaiting_invoice' } })
  })

  test('offers sort by least and by most price', async () => {
    const { order } = await twoOffers()
    const most = await house.call('GET', `/api/orders/${order.id}?sort=-price`, { token: client })
    expect(offersIn(most).map(({ price }) => price)).toEqual([60_000, 50_000])
  })
})

test('the issued invoice is printed for its two sides and for nobody else', async () => {
  const order = await payableOrder(house, client, provider, world)
  const invoice = (await page(client, order)).body.data?.invoice
  const print = (token: string) => house.call('GET', `/api/invoices/${String(invoice?.id)}/pdf`, { token })
  for (const token of [client, provider]) {
    const printed = await print(token)
    expect([printed.status, printed.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(printed.headers['content-disposition']).toContain(`${String(invoice?.number)}.pdf`)
  }
  expect((await print(freelancer)).status).toBe(404)
  expect((await print(await signIn(house, demoPeople.secondClient))).status).toBe(404)
})

test('another client finds no such order', async () => {
  const order = await sendOrder(house, client, world)
  const other = await signIn(house, demoPeople.secondClient)
  expect((await page(other, order)).status).toBe(404)
  expect((await move(other, order, 'cancel', { reason: 'لا حاجة' })).status).toBe(404)
})

test('an order to a city that nobody serves is refused in words', async () => {
  const answer = await house.call('POST', '/api/orders', { token: client, body: { ...world.order, city_id: world.emptyCity } })
  expect(answer.status).toBe(409)
  expect(answer.body.msg).toBe('No service provider in the city added to the order')
})

test('an unanswered required question is named', async () => {
  const answer = await house.call('POST', '/api/orders', {
    token: client,
    body: { ...world.order, items: [{ service_id: world.asking.id, answers: [] }] },
  })
  expect(answer.status).toBe(422)
  expect(answer.body.errors).toHaveProperty(['items.0.answers.0'])
})

describe('payment', () => {
  const payable = async () => {
    const order = await sendOrder(house, client, world)
    await move(provider, order, 'make_offer', offer)
    const [made] = await offersOf(house, client, order)
    await move(client, order, 'accept_offer', { offer_id: made?.id })
    await move(provider, order, 'issue_invoice', { lines, deposit_percent: 40 })
    await move(client, order, 'accept_invoice')
    return order
  }

  test('the same key pays once and answers the same; with another request it is refused', async () => {
    const order = await payable()
    const [one, two] = await Promise.all([payOrder(house, client, order, 'key-1'), payOrder(house, client, order, 'key-1')])
    const answers = [one, two].filter(({ status }) => status === 200)
    expect(answers.length).toBeGreaterThanOrEqual(1)
    expect((await payOrder(house, client, order, 'key-1')).text).toEqual(answers[0]?.text)
    const other = await payable()
    expect((await payOrder(house, client, other, 'key-1')).status).toBe(422)
    expect((await page(client, order)).body).toMatchObject({ data: { invoice: { paid_amount: 23_000, remaining_amount: 34_500 } } })
  })

  test('receipt waits for the remaining amount', async () => {
    const order = await payable()
    await payOrder(house, client, order, 'part-1')
    await move(provider, order, 'deliver')
    expect((await move(client, order, 'confirm_receipt')).status).toBe(409)
    expect((await payOrder(house, client, order, 'part-2')).status).toBe(200)
    expect((await move(client, order, 'confirm_receipt')).status).toBe(200)
  })

  test('after payment the client cannot cancel', async () => {
    const order = await payable()
    await payOrder(house, client, order, 'before-cancel')
    const answer = await move(client, order, 'cancel', { reason: 'غيّرت رأيي' })
    expect([answer.status, answer.body.msg]).toEqual([409, 'You cannot cancel the order after payment'])
  })

  test('a short wallet is refused and nothing is held', async () => {
    const poor = await signIn(house, demoPeople.secondClient)
    const order = await sendOrder(house, poor, world)
    await move(provider, order, 'make_offer', { ...offer, price: 900_000_000 })
    const [made] = await offersOf(house, poor, order)
    await move(poor, order, 'accept_offer', { offer_id: made?.id })
    await move(provider, order, 'issue_invoice', { lines: [{ ...lines[0], unit_price: 900_000_000 }] })
    await move(poor, order, 'accept_invoice')
    expect((await payOrder(house, poor, order, 'short')).status).toBe(409)
    expect((await page(poor, order)).body).toMatchObject({ data: { status: 'pending_payment', held_amount: 0 } })
  })

  test('an order unpaid for two hours is cancelled by the clock, and cannot be paid any more', async () => {
    const order = await payable()
    await house.call('POST', '/api/dev/clock', { body: { advance: 'PT1H59M' } })
    expect((await page(client, order)).body).toMatchObject({ data: { status: 'pending_payment' } })
    await house.call('POST', '/api/dev/clock', { body: { advance: 'PT2M' } })
    expect((await page(client, order)).body).toMatchObject({ data: { status: 'cancelled' } })
    expect((await payOrder(house, client, order, 'late')).status).toBe(409)
  })
})

test('every invariant holds after all of this', async () => {
  expect(await brokenInvariants(house.db, house.clock.now())).toEqual([])
})
