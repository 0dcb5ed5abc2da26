import { payLaterMethods } from '@wasl/shared/contract/choices.ts'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { isPayLaterSandbox } from '../../../demo/pay-later/sandbox.ts'
import { orderFixture } from '../../../testing/order-fixture.ts'
import { payableOrder } from '../../../testing/orders.ts'
import { payments } from '../../tables/payments.ts'

const { app, client, provider, sample } = await orderFixture()
const { call, db, server, shared } = app

test.each(payLaterMethods)(
  '%s: an event and the page of the return that capture at the same moment are one payment, without a warning',
  async (method) => {
    const gateway = shared.adapters.gateways[method]
    if (!gateway || !isPayLaterSandbox(gateway)) throw new Error('a test runs with the stand-ins')
    const { plans, events } = gateway.sandbox
    const order = await payableOrder(app, client, provider, sample)
    const headers = { 'idempotency-key': `race-${method}` }
    const started = await call('POST', `/api/orders/${order.id}/pay`, { token: client, body: { method }, headers })
    const payment_id = String(started.body.data?.payment_id)
    const plan = (await db.select().from(payments).where(eq(payments.id, payment_id)))[0]?.gateway_id ?? ''
    events.lose(true)
    await plans.approve(plan)
    const webhook = await events.list()[0]?.webhook
    if (!webhook) throw new Error('no event')

    // Neither capture is sent before both have been decided.
    const { capture } = gateway
    const decided = Promise.withResolvers<void>()
    let captures = 0
    vi.spyOn(gateway, 'capture').mockImplementation(async (...args) => {
      captures += 1
      if (captures === 2) decided.resolve()
      await decided.promise
      return capture(...args)
    })
    const warn = vi.spyOn(shared.log, 'warn')
    const [event, page] = await Promise.all([
      server.inject({ method: 'POST', url: `/api/webhooks/${method}${webhook.query}`, payload: webhook.body, headers: webhook.headers }),
      call('GET', `/api/payments/${payment_id}`, { token: client }),
    ])
    vi.restoreAllMocks()
    await events.idle()
    events.lose(false)
    expect([captures, event.statusCode]).toEqual([2, 200])
    expect(page.body.data).toMatchObject({ status: 'captured' })
    expect((await plans.find(plan))?.captures).toHaveLength(1)
    expect(warn.mock.calls).toEqual([])
  },
)
