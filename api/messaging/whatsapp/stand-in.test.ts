import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../../ordering/tables/orders.ts'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { newClient } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { notify } from '../notifications/notify.ts'

const app = await testApp({}, { demo: true })

test.each([
  ['12', { delivered: true, read: true, failed: false }],
  ['13', { delivered: true, read: false, failed: false }],
  ['99', { delivered: false, read: false, failed: true }],
])('the stand-in reports through our webhook what became of a message to a number with %s at its end', async (ending, expected) => {
  const [order] = await app.db.select().from(orders).limit(1)
  const phone = `+9665123456${ending}`
  const user = await newClient(app, { phone, channel_choices: { money: ['whatsapp'] } })
  const params = { order: 'W-1', amount: { ar: '10 ر.س', en: 'SAR 10' } }
  await notify(app.createContext(), { type: 'payment_paid', user_ids: [user.id], order_id: order?.id ?? '', params })
  await runQueues(app.shared, ['whatsapp'])
  const sent = await app.db.select().from(jobs).where(eq(jobs.recipient, phone))
  const message = sent.find(({ queue }) => queue === 'whatsapp')
  const [delivered, read, failed] = [message?.delivered_at, message?.read_at, message?.undelivered_at].map((at) => at !== null)
  expect({ delivered, read, failed }).toEqual(expected)
  expect(sent.some(({ queue }) => queue === 'sms')).toBe(expected.failed)
})
