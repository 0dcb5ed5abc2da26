import { dayMs } from '@wasl/shared/utils/durations.ts'
import { expect, test } from 'vitest'
import { runDueJobs } from '../../platform/jobs/run-jobs.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { demoLines, payableOrder, payOrder, type SentOrder, statusOf } from '../../testing/orders.ts'
import { demoPhones, logInAs } from '../../testing/people.ts'

const { app, client, provider, sample, mustTransition, acceptedOrder, notificationsTo } = await orderFixture()
const typesTo = async (phone: string, order: SentOrder) => (await notificationsTo(phone, order)).map(({ type }) => type)
const ofCancelling = (types: readonly string[]) => types.filter((type) => type.startsWith('cancelled'))

test('a cancellation notifies the other party and not the one that cancelled', async () => {
  const reason = 'ظرف طارئ'
  const byProvider = await mustTransition(provider, await acceptedOrder(), 'cancel', { reason })
  expect(ofCancelling(await typesTo(demoPhones.client, byProvider))).toEqual(['cancelled_by_provider'])
  expect(ofCancelling(await typesTo(demoPhones.company, byProvider))).toEqual([])
  const byClient = await mustTransition(client, await acceptedOrder(), 'cancel', { reason })
  expect(ofCancelling(await typesTo(demoPhones.client, byClient))).toEqual([])
  expect(ofCancelling(await typesTo(demoPhones.company, byClient))).toEqual(['cancelled_by_client'])
})

test('a cancellation by the administration notifies the client and the provider', async () => {
  const order = await acceptedOrder()
  const admin = await logInAs(app, demoPhones.superAdmin)
  const body = { reason: 'مخالفة الشروط' }
  expect((await app.call('POST', `/api/admin/orders/${order.id}/actions/cancel`, { token: admin, body })).status).toBe(200)
  expect(ofCancelling(await typesTo(demoPhones.client, order))).toEqual(['cancelled_by_admin'])
  expect(ofCancelling(await typesTo(demoPhones.company, order))).toEqual(['cancelled_by_admin'])
})

test('an invoice that replaces a rejected one is announced as a change', async () => {
  const order = await acceptedOrder()
  const issue = () => mustTransition(provider, order, 'issue_invoice', { lines: demoLines })
  await issue()
  await mustTransition(client, order, 'reject_invoice', { reason: 'المبلغ غير صحيح' })
  await issue()
  const types = (await typesTo(demoPhones.client, order)).filter((type) => type.startsWith('invoice_'))
  expect(types.sort()).toEqual(['invoice_issued', 'invoice_updated'])
})

test('only the provider’s users who may see orders are notified', async () => {
  const order = await acceptedOrder()
  expect(await typesTo(demoPhones.userShow, order)).toContain('offer_accepted')
  expect(await typesTo(demoPhones.userNothing, order)).toEqual([])
})

test('a client who confirms receipt is asked for a review; an automatic confirmation notifies the client', async () => {
  const delivered = async () => {
    const order = await payableOrder(app, client, provider, sample)
    await payOrder(app, client, order, `pay-${order.id}`)
    return mustTransition(provider, order, 'deliver')
  }
  const confirmed = await mustTransition(client, await delivered(), 'confirm_receipt')
  expect(await typesTo(demoPhones.client, confirmed)).toContain('review_reminder')
  expect(await typesTo(demoPhones.client, confirmed)).not.toContain('auto_completed')
  const waiting = await delivered()
  app.clock.advance(14 * dayMs)
  await runDueJobs(app.shared)
  expect(await typesTo(demoPhones.client, waiting)).toContain('auto_completed')
  expect(await typesTo(demoPhones.company, waiting)).toContain('receipt_confirmed')
  expect(await statusOf(app, await logInAs(app, demoPhones.client), waiting)).toBe('completed')
})
