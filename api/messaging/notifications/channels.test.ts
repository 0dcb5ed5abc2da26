import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { dayMs, hourMs, riyadhOffsetMs } from '@wasl/shared/utils/durations.ts'
import { and, inArray, ne } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orders } from '../../ordering/tables/orders.ts'
import type { User } from '../../platform/context.ts'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import type { NotificationRequest } from '../../resources/notify.ts'
import { newClient, sessionToken } from '../../testing/people.ts'
import { storeSetting } from '../../testing/store-setting.ts'
import { testApp } from '../../testing/test-app.ts'
import type { MailMessage } from '../channels/channels.ts'
import { notify } from './notify.ts'

const app = await testApp({}, { demo: true })
const { call, db, createContext, clock, shared } = app
const [order] = await db.select().from(orders).limit(1)
const order_id = order?.id ?? ''
const mails: MailMessage[] = []
shared.adapters.mail = { send: async (mail) => void mails.push(mail) }

/** Moves the clock to the next time that it is this hour in Riyadh. */
const moveTo = (hour: number) => {
  const local = (Date.parse(clock.now()) + riyadhOffsetMs) % dayMs
  clock.advance((hour * hourMs - local + dayMs) % dayMs)
}
beforeEach(() => moveTo(12))

let people = 0
const person = () => newClient(app, { email: `person-${++people}@example.com`, locale: 'en' })
const nothing = { money: [], deadline: [], high: [], normal: [] }
const messagesTo = async ({ id, email, phone }: Awaited<ReturnType<typeof person>>, tokens: readonly string[] = []) =>
  db
    .select()
    .from(jobs)
    .where(and(inArray(jobs.recipient, [id, email ?? '', phone, ...tokens]), ne(jobs.queue, 'live')))
const channelsTo = async (user: Awaited<ReturnType<typeof person>>) => (await messagesTo(user)).map(({ queue }) => queue).sort()
const about = (user: { id: string }, type: NotificationRequest['type']): NotificationRequest => ({
  type,
  user_ids: [user.id],
  order_id,
  params: { order: 'W-1', recipients: 'Itqan', amount: '10', provider: 'Itqan', reason: 'No time', name: 'Sara' },
})
const notifyOf = (user: { id: string }, type: NotificationRequest['type']) => notify(createContext(), about(user, type))

test('who never chose gets email about what matters, and SMS about money and deadlines', async () => {
  const user = await person()
  await notifyOf(user, 'order_created')
  await notifyOf(user, 'review_missing')
  expect(await channelsTo(user)).toEqual([])
  await notifyOf(user, 'offer_new')
  expect(await channelsTo(user)).toEqual(['email'])
  for (const type of ['invoice_issued', 'payment_paid'] as const) {
    const payer = await person()
    await notifyOf(payer, type)
    expect(await channelsTo(payer)).toEqual(['email', 'sms'])
  }
})

test('who has no email address gets what matters by SMS', async () => {
  const user = await newClient(app)
  await notifyOf(user, 'offer_new')
  expect(await channelsTo(user)).toEqual(['sms'])
})

test('a choice counts for its group only, and a changed default for those that never chose', async () => {
  const silent = await newClient(app, { email: 'silent@example.com', channel_choices: nothing })
  await notifyOf(silent, 'payment_paid')
  expect(await channelsTo(silent)).toEqual([])
  const chooser = await newClient(app, { email: 'chooser@example.com', channel_choices: { money: ['sms'] } })
  await notifyOf(chooser, 'payment_paid')
  expect(await channelsTo(chooser)).toEqual(['sms'])
  await storeSetting(createContext(), 'high_channels', 'sms')
  await storeSetting(createContext(), 'money_channels', 'push')
  await notifyOf(chooser, 'order_delivered')
  expect(await channelsTo(chooser)).toContain('email')
  const payer = await person()
  await notifyOf(payer, 'payment_paid')
  expect(await channelsTo(payer)).toEqual([])
  await storeSetting(createContext(), 'high_channels', 'email')
  await storeSetting(createContext(), 'money_channels', 'sms')
})

test('emails about the safety of an account ignore the choice of channels and quiet hours', async () => {
  const user = await newClient(app, { email: 'safe@example.com', channel_choices: nothing })
  moveTo(23)
  await notifyOf(user, 'password_changed')
  const [email] = await messagesTo(user)
  expect(email?.queue).toBe('email')
  expect(Date.parse(email?.run_at ?? '') - Date.parse(clock.now())).toBeLessThan(hourMs)
})

test('during quiet hours messages wait until 8 in Riyadh', async () => {
  const user = await person()
  moveTo(23)
  await notifyOf(user, 'payment_paid')
  const sms = (await messagesTo(user)).find(({ queue }) => queue === 'sms')
  const wait = Date.parse(sms?.run_at ?? '') - Date.parse(clock.now())
  expect(Math.round(wait / hourMs)).toBe(9)
  await runQueues(shared, ['sms'])
  expect((await messagesTo(user)).filter(({ queue, done_at }) => queue === 'sms' && done_at === null)).toHaveLength(1)
})

test('a message whose deadline ends before the morning is sent at night', async () => {
  moveTo(23)
  const waits = async (hours: number) => {
    const user = await person()
    const deadline = new Date(Date.parse(clock.now()) + hours * hourMs).toISOString()
    await notify(createContext(), { ...about(user, 'payment_reminder'), deadline })
    const sms = (await messagesTo(user)).find(({ queue }) => queue === 'sms')
    return Date.parse(sms?.run_at ?? '') - Date.parse(clock.now()) > 8 * hourMs
  }
  expect([await waits(2), await waits(8), await waits(10)]).toEqual([false, false, true])
})

test('several notifications about one order arrive as one push and one email that contains them, and no SMS is lost', async () => {
  const user = await person()
  const token = crypto.randomUUID()
  await call('POST', '/api/user/devices', { token: await sessionToken(app, user), body: { token } })
  await notifyOf(user, 'invoice_issued')
  await notifyOf(user, 'payment_paid')
  const queued = await messagesTo(user, [token])
  expect(queued.map(({ queue }) => queue).sort()).toEqual(['email', 'push', 'sms', 'sms'])
  expect(queued.find(({ queue }) => queue === 'push')?.payload).toMatchObject({ data: { type: 'payment_paid' } })
  clock.advance(hourMs)
  await runQueues(shared, ['email'])
  const mail = mails.find(({ to }) => to === user.email)
  expect(mail?.subject).toBe('Payment received')
  expect(mail?.text).toContain('Invoice issued')
  // What was sent is not merged with.
  await notifyOf(user, 'payment_paid')
  expect((await messagesTo(user)).filter(({ queue }) => queue === 'email')).toHaveLength(2)
})

test('a newer message of the same type takes the place of one that waits, at its time', async () => {
  const user = await person()
  moveTo(23)
  await notifyOf(user, 'payment_reminder')
  const deadline = new Date(Date.parse(clock.now()) + hourMs).toISOString()
  await notify(createContext(), { ...about(user, 'payment_reminder'), deadline })
  const sms = (await messagesTo(user)).filter(({ queue }) => queue === 'sms')
  expect(sms).toHaveLength(1)
  expect(Date.parse(sms[0]?.run_at ?? '')).toBeLessThan(Date.parse(clock.now()) + hourMs)
})

test('offers that arrive within some minutes are one message with their count', async () => {
  const user = await newClient(app, { email: 'offers@example.com', channel_choices: { high: ['email', 'whatsapp', 'sms'] }, locale: 'en' })
  for (const provider of ['Itqan', 'Bayt', 'Binaa']) {
    await notify(createContext(), { ...about(user, 'offer_new'), params: { order: 'W-1', provider, amount: '10' } })
    clock.advance(60_000)
  }
  const queued = await messagesTo(user)
  expect(queued.map(({ queue }) => queue).sort()).toEqual(['email', 'sms', 'whatsapp'])
  const of = (queue: string) => queued.find((job) => job.queue === queue)
  expect(of('sms')?.body).toMatch(new RegExp(`3 new offers[^]*/en/orders/${order_id}$`))
  expect(of('whatsapp')?.payload).toMatchObject({
    content: { template: 'offer_new_several', language: 'en', parameters: ['W-1', '3 new offers'], path: `en/orders/${order_id}` },
  })
  // Counted from the first offer, which does not wait longer for each further one.
  expect(new Set(queued.map(({ run_at }) => Math.round((Date.parse(run_at) - Date.parse(clock.now())) / 60_000)))).toEqual(new Set([2]))
  clock.advance(2 * 60_000)
  await runQueues(shared, ['email'])
  const mail = mails.find(({ to }) => to === user.email)
  expect(mail?.subject).toBe('New offers')
  for (const provider of ['Itqan', 'Bayt', 'Binaa']) expect(mail?.text).toContain(provider)
  expect(mail?.html?.match(/<h1/g)).toHaveLength(2)
})

test('an email is in both languages, the recipient’s first, as text and as HTML without markup from values', async () => {
  const user = await person()
  await notify(createContext(), { ...about(user, 'cancelled_by_provider'), params: { order: 'W-1', reason: '<img src=x>' } })
  clock.advance(hourMs)
  await runQueues(shared, ['email'])
  const mail = mails.find(({ to }) => to === user.email)
  expect(mail?.text.indexOf('Order cancelled')).toBe(0)
  expect(mail?.text).toContain('أُلغي الطلب')
  expect(mail?.html).toContain('<html lang="en" dir="ltr">')
  expect(mail?.html).toContain('lang="ar" dir="rtl"')
  expect(mail?.html).toContain(pathIn('en', pages.order({ id: order_id })))
  expect(mail?.html).not.toContain('<img')
  expect(mail?.text).toContain(pathIn('en', pages.order({ id: order_id })))
})

test('nobody gets a message about what they did themselves, except about the safety of their account', async () => {
  const user = await person()
  // Safe: notify() reads only these of a principal.
  const own = createContext({ kind: 'user', id: user.id } as User)
  await notify(own, about(user, 'payment_paid'))
  expect(await messagesTo(user)).toEqual([])
  await notify(own, about(user, 'password_changed'))
  expect(await channelsTo(user)).toEqual(['email'])
})
