import { describe, expect, test } from 'vitest'
import { findViolations } from '../../invariants/find-violations.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { demoLines, demoOffer, offersIn, offersOf, payableOrder, payOrder, sendOrder } from '../../testing/orders.ts'
import { demoPhones, logInAs } from '../../testing/people.ts'

const { app, client, provider, freelancer, sample, tryTransition, getOrder } = await orderFixture()

test('a service order goes from request to review, and the money invariants hold', async () => {
  const order = await sendOrder(app, client, sample)
  expect((await tryTransition(provider, order, 'make_offer', demoOffer)).status).toBe(200)
  const [offer] = await offersOf(app, client, order)
  expect((await tryTransition(client, order, 'accept_offer', { offer_id: offer?.id })).body).toMatchObject({
    data: { status: 'awaiting_invoice' },
  })
  expect((await tryTransition(provider, order, 'issue_invoice', { lines: demoLines })).body).toMatchObject({ data: { status: 'invoiced' } })
  expect((await tryTransition(client, order, 'accept_invoice')).body).toMatchObject({ data: { status: 'pending_payment' } })
  const paid = await payOrder(app, client, order, 'journey-1')
  expect(paid.status).toBe(200)
  expect((await getOrder(client, order)).body).toMatchObject({
    data: { status: 'in_progress', payment_state: 'paid', held_amount: 57_500 },
  })
  expect((await tryTransition(provider, order, 'deliver')).body).toMatchObject({ data: { status: 'delivered' } })
  expect((await tryTransition(client, order, 'confirm_receipt')).body).toMatchObject({ data: { status: 'completed' } })
  expect((await getOrder(client, order)).body).toMatchObject({ data: { can_review: true, turn: 'client' } })
  expect((await getOrder(provider, order)).body).toMatchObject({ data: { can_review: false, turn: 'nobody' } })
  const review = await app.call('POST', `/api/orders/${order.id}/review`, {
    token: client,
    body: { rating: 5, comment: 'عمل متقن وسريع' },
  })
  expect(review.status).toBe(201)
  expect((await getOrder(client, order)).body).toMatchObject({
    data: { held_amount: 0, can_review: false, turn: 'nobody', review: { rating: 5 } },
  })
})

describe('two offers on one order', () => {
  const twoOffers = async () => {
    const order = await sendOrder(app, client, sample)
    await tryTransition(provider, order, 'make_offer', demoOffer)
    await tryTransition(freelancer, order, 'make_offer', { ...demoOffer, price: 60_000 })
    return { order, offers: await offersOf(app, client, order) }
  }

  test('of two concurrent acceptances exactly one wins and the other offer is superseded', async () => {
    const { order, offers } = await twoOffers()
    const responses = await Promise.all(offers.map(({ id }) => tryTransition(client, order, 'accept_offer', { offer_id: id })))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    const after = await offersOf(app, client, order)
    expect(after.map(({ status }) => status).sort()).toEqual(['accepted', 'superseded'])
  })

  test('a provider sees its own offer, but neither the rival’s nor the client’s phone', async () => {
    const { order } = await twoOffers()
    const page = await getOrder(provider, order)
    expect(page.body).toMatchObject({ data: { offers: [{ is_own: true, price: 50_000 }], client: { phone: null } } })
    expect(page.text).not.toContain('60000')
  })

  test('withdrawing a rival’s offer is not found', async () => {
    const { order, offers } = await twoOffers()
    const rivalOffer = offers.find(({ price }) => price === 60_000)
    expect((await tryTransition(provider, order, 'withdraw_offer', { offer_id: rivalOffer?.id })).status).toBe(404)
  })

  test('a provider whose offer was not accepted can neither invoice nor cancel the order', async () => {
    const { order, offers } = await twoOffers()
    const rivalOffer = offers.find(({ price }) => price === 60_000)
    await tryTransition(client, order, 'accept_offer', { offer_id: rivalOffer?.id })
    const responses = [
      await tryTransition(provider, order, 'issue_invoice', { lines: demoLines }),
      await tryTransition(provider, order, 'cancel', { reason: 'لا' }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([409, 409])
    expect((await getOrder(freelancer, order)).body).toMatchObject({ data: { status: 'awaiting_invoice' } })
  })

  test('offers sort by lowest and by highest price', async () => {
    const { order } = await twoOffers()
    const descending = await app.call('GET', `/api/orders/${order.id}?sort=-price`, { token: client })
    expect(offersIn(descending).map(({ price }) => price)).toEqual([60_000, 50_000])
  })
})

test('only the two parties download the PDF of an issued invoice', async () => {
  const order = await payableOrder(app, client, provider, sample)
  const invoice = (await getOrder(client, order)).body.data?.invoice
  const downloadPdf = (token: string) => app.call('GET', `/api/invoices/${String(invoice?.id)}/pdf`, { token })
  for (const token of [client, provider]) {
    const pdf = await downloadPdf(token)
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(pdf.headers['content-disposition']).toContain(`${String(invoice?.number)}.pdf`)
  }
  expect((await downloadPdf(freelancer)).status).toBe(404)
  expect((await downloadPdf(await logInAs(app, demoPhones.secondClient))).status).toBe(404)
})

test('an order of another client is not found', async () => {
  const order = await sendOrder(app, client, sample)
  const other = await logInAs(app, demoPhones.secondClient)
  expect((await getOrder(other, order)).status).toBe(404)
  expect((await tryTransition(other, order, 'cancel', { reason: 'لا حاجة' })).status).toBe(404)
})

test('an order to a city without providers fails with a message', async () => {
  const response = await app.call('POST', '/api/orders', { token: client, body: { ...sample.order, city_id: sample.emptyCity } })
  expect(response.status).toBe(409)
  expect(response.body.msg).toBe('No service provider in the city added to the order')
})

test('an unanswered required question is reported on its field', async () => {
  const response = await app.call('POST', '/api/orders', {
    token: client,
    body: { ...sample.order, items: [{ service_id: sample.serviceWithQuestion.id, answers: [] }] },
  })
  expect(response.status).toBe(422)
  expect(response.body.errors).toHaveProperty(['items.0.answers.0'])
})

describe('payment', () => {
  const payable = async () => {
    const order = await sendOrder(app, client, sample)
    await tryTransition(provider, order, 'make_offer', demoOffer)
    const [offer] = await offersOf(app, client, order)
    await tryTransition(client, order, 'accept_offer', { offer_id: offer?.id })
    await tryTransition(provider, order, 'issue_invoice', { lines: demoLines, deposit_percent: 40 })
    await tryTransition(client, order, 'accept_invoice')
    return order
  }

  test('the same key pays once and returns the same response; another request with it fails', async () => {
    const order = await payable()
    const [first, second] = await Promise.all([payOrder(app, client, order, 'key-1'), payOrder(app, client, order, 'key-1')])
    const responses = [first, second].filter(({ status }) => status === 200)
    expect(responses.length).toBeGreaterThanOrEqual(1)
    expect((await payOrder(app, client, order, 'key-1')).text).toEqual(responses[0]?.text)
    const other = await payable()
    expect((await payOrder(app, client, other, 'key-1')).status).toBe(422)
    expect((await getOrder(client, order)).body).toMatchObject({ data: { invoice: { paid_amount: 23_000, remaining_amount: 34_500 } } })
  })

  test('receipt cannot be confirmed before the remaining amount is paid', async () => {
    const order = await payable()
    await payOrder(app, client, order, 'part-1')
    await tryTransition(provider, order, 'deliver')
    expect((await tryTransition(client, order, 'confirm_receipt')).status).toBe(409)
    expect((await payOrder(app, client, order, 'part-2')).status).toBe(200)
    expect((await tryTransition(client, order, 'confirm_receipt')).status).toBe(200)
  })

  test('the client cannot cancel after payment', async () => {
    const order = await payable()
    await payOrder(app, client, order, 'before-cancel')
    const response = await tryTransition(client, order, 'cancel', { reason: 'غيّرت رأيي' })
    expect([response.status, response.body.msg]).toEqual([409, 'You cannot cancel the order after payment'])
  })

  test('a payment with insufficient balance fails and holds nothing', async () => {
    const secondClient = await logInAs(app, demoPhones.secondClient)
    const order = await sendOrder(app, secondClient, sample)
    await tryTransition(provider, order, 'make_offer', { ...demoOffer, price: 900_000_000 })
    const [offer] = await offersOf(app, secondClient, order)
    await tryTransition(secondClient, order, 'accept_offer', { offer_id: offer?.id })
    await tryTransition(provider, order, 'issue_invoice', { lines: [{ ...demoLines[0], unit_price: 900_000_000 }] })
    await tryTransition(secondClient, order, 'accept_invoice')
    expect((await payOrder(app, secondClient, order, 'short')).status).toBe(409)
    expect((await getOrder(secondClient, order)).body).toMatchObject({ data: { status: 'pending_payment', held_amount: 0 } })
  })

  test('an order unpaid for two hours is cancelled automatically and cannot be paid', async () => {
    const order = await payable()
    await app.call('POST', '/api/dev/clock', { body: { advance: 'PT1H59M' } })
    expect((await getOrder(client, order)).body).toMatchObject({ data: { status: 'pending_payment' } })
    await app.call('POST', '/api/dev/clock', { body: { advance: 'PT2M' } })
    expect((await getOrder(client, order)).body).toMatchObject({ data: { status: 'cancelled' } })
    expect((await payOrder(app, client, order, 'late')).status).toBe(409)
  })
})

test('all invariants hold afterwards', async () => {
  expect(await findViolations(app.db, app.clock.now())).toEqual([])
})
