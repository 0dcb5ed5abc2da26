import { dayMs, hourMs } from '@wasl/shared/utils/durations.ts'
import { expect, test } from 'vitest'
import { orderFixture } from '../../testing/order-fixture.ts'
import { demoLines, payableOrder, payOrder, type SentOrder } from '../../testing/orders.ts'
import { demoPhones, logInAs } from '../../testing/people.ts'
import { sendOrderReminders } from './order-reminders.ts'

const { app, sample, mustTransition, getOrder, submittedOrder, offeredOrder, acceptedOrder, notificationsTo } = await orderFixture()
/** The notifications of these types, after so much time and two processes that look at the same moment. */
async function after(ms: number, phone: string, order: SentOrder, types: readonly string[]): Promise<string[]> {
  app.clock.advance(ms)
  await Promise.all([sendOrderReminders(app.createContext()), sendOrderReminders(app.createContext())])
  return (await notificationsTo(phone, order)).map(({ type }) => type).filter((type) => types.includes(type))
}

test('a client without an offer is notified once, after the hours of the settings', async () => {
  const order = await submittedOrder()
  const types = ['order_no_provider', 'offers_waiting']
  expect(await after(23 * hourMs, demoPhones.client, order, types)).toEqual([])
  expect(await after(2 * hourMs, demoPhones.client, order, types)).toEqual(['order_no_provider'])
  expect(await after(2 * dayMs, demoPhones.client, order, types)).toEqual(['order_no_provider'])
})

test('a client is reminded once of unanswered offers, and once of each that expires soon', async () => {
  const order = await offeredOrder()
  const types = ['order_no_provider', 'offers_waiting', 'offer_expiring']
  expect(await after(25 * hourMs, demoPhones.client, order, types)).toEqual(['offers_waiting'])
  expect(await after(42 * hourMs, demoPhones.client, order, types)).toEqual(['offers_waiting', 'offer_expiring'])
  expect(await after(hourMs, demoPhones.client, order, types)).toHaveLength(2)
})

test('a provider is reminded of an invoice that is missing, then the client is notified; a rejected one counts again', async () => {
  const [asClient, asProvider] = [await logInAs(app, demoPhones.client), await logInAs(app, demoPhones.company)]
  const order = await acceptedOrder()
  const [toProvider, toClient] = [['invoice_missing'], ['invoice_late']]
  const { due_at, deadline_note } = (await getOrder(asClient, order)).body.data ?? {}
  expect([Math.round((Date.parse(String(due_at)) - Date.parse(app.clock.now())) / hourMs), deadline_note]).toMatchObject([
    48,
    { ar: /48|يومين/ },
  ])
  expect(await after(23 * hourMs, demoPhones.company, order, toProvider)).toEqual([])
  expect(await after(2 * hourMs, demoPhones.company, order, toProvider)).toEqual(toProvider)
  expect(await after(22 * hourMs, demoPhones.client, order, toClient)).toEqual([])
  expect(await after(2 * hourMs, demoPhones.client, order, toClient)).toEqual(toClient)
  expect(await after(dayMs, demoPhones.client, order, toClient)).toEqual(toClient)
  await mustTransition(asProvider, order, 'issue_invoice', { lines: demoLines, discount: 0, deposit_percent: 100 })
  await mustTransition(asClient, order, 'reject_invoice', { reason: 'المبلغ غير صحيح' })
  expect(await after(49 * hourMs, demoPhones.client, order, toClient)).toEqual([...toClient, ...toClient])
})

test('a provider is notified once when the agreed duration has passed', async () => {
  const [asClient, asProvider] = [await logInAs(app, demoPhones.client), await logInAs(app, demoPhones.company)]
  const order = await payableOrder(app, asClient, asProvider, sample)
  await payOrder(app, asClient, order, 'overdue')
  expect(await after(2.9 * dayMs, demoPhones.company, order, ['work_overdue'])).toEqual([])
  expect(await after(hourMs * 4, demoPhones.company, order, ['work_overdue'])).toEqual(['work_overdue'])
  expect(await after(dayMs, demoPhones.company, order, ['work_overdue'])).toEqual(['work_overdue'])
})

test('a client who has not rated a completed order is reminded once; one who has is not', async () => {
  const [asClient, asProvider] = [await logInAs(app, demoPhones.client), await logInAs(app, demoPhones.company)]
  const [rated, unrated] = [await payableOrder(app, asClient, asProvider, sample), await payableOrder(app, asClient, asProvider, sample)]
  for (const order of [rated, unrated]) {
    await payOrder(app, asClient, order, `rated-${order.id}`)
    await mustTransition(asProvider, order, 'deliver')
    await mustTransition(asClient, order, 'confirm_receipt')
  }
  const body = { rating: 5, comment: 'عمل نظيف وفي موعده' }
  await app.call('POST', `/api/orders/${rated.id}/review`, { token: asClient, body })
  const types = ['review_missing']
  expect(await after(2.9 * dayMs, demoPhones.client, unrated, types)).toEqual([])
  expect(await after(4 * hourMs, demoPhones.client, unrated, types)).toEqual(types)
  expect(await after(2 * dayMs, demoPhones.client, unrated, types)).toEqual(types)
  expect(await after(0, demoPhones.client, rated, types)).toEqual([])
})
