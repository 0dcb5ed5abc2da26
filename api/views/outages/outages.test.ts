import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { enqueueJobs } from '../../platform/jobs/enqueue.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { auditEntries } from '../../resources/tables/audit-entries.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

/** A carrier and a gateway that answer with the current status. */
const statuses = { sms: 200, gateway: 200 }
const service = createServer((request, reply) => {
  const status = request.url?.startsWith('/sms') ? statuses.sms : statuses.gateway
  const records = { payments: [], settlements: [], meta: { next_page: null } }
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(status === 200 ? records : { message: 'Invalid key' }))
})
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
afterAll(() => service.close())
// Safe: it listens on a port, not on a pipe.
const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`

const app = await testApp({
  SMS_URL: `${url}/sms`,
  SMS_TOKEN: 'token',
  MOYASAR_URL: `${url}/v1`,
  MOYASAR_SECRET_KEY: 'sk_test_key',
  MOYASAR_WEBHOOK_SECRET: 'a-secret-of-the-webhook',
})
const { call, clock, db, shared } = app
const token = await adminToken(app, 'all')
const log = vi.spyOn(shared.log, 'error')

type Outage = { id: string; service: string; status: string; reason: string; ended_at: string | null }
const outages = async (): Promise<Outage[]> => JSON.parse((await call('GET', '/api/admin/service-outages', { token })).text)
const notifications = async () => {
  const { text } = await call('GET', '/api/admin/own/notifications', { token })
  const { data }: { data: { type: string; is_done: boolean; body: { en: string } }[] } = JSON.parse(text).data.notifications
  return data
    .filter(({ type }) => type === 'service_rejects')
    .map(({ is_done, body }) => `${body.en.replaceAll(/[\u2068\u2069]/g, '').split(':')[0]} ${is_done ? 'done' : 'open'}`)
}
const steps = async () => {
  const { text } = await call('GET', '/api/admin/first-steps', { token })
  const all: { name: string; state: string }[] = JSON.parse(text).data.steps
  return Object.fromEntries(all.map(({ name, state }) => [name, state]))
}
const sendSms = async () => {
  const message = { queue: 'sms', recipient: '+966512345678', body: 'رسالة', purpose: 'test' } as const
  await enqueueJobs(systemCtx(shared), [message, message])
  await runQueues(shared, ['sms'])
}
/** Outages are stored beside the call that met them. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000 })
const listPayments = () => shared.adapters.gateways.electronic?.listSince(clock.now()).catch(() => {})

test('a service that rejects our key is one notification, one line of the log and a queue, until it accepts the key again', async () => {
  await sendSms()
  expect((await steps()).sms).toBe('done')
  statuses.sms = 401
  await sendSms()
  await eventually(async () => expect(await outages()).toMatchObject([{ service: 'sms', status: 'open', ended_at: null }]))
  await sendSms()
  expect([await notifications(), (await steps()).sms]).toEqual([['SMS open'], 'open'])
  const lines = log.mock.calls.filter(([, message]) => message === 'an outside service rejects our credentials')
  expect(lines).toHaveLength(1)

  statuses.sms = 200
  clock.advance(3_600_000)
  await runQueues(shared, ['sms'])
  await eventually(async () => expect(await outages()).toMatchObject([{ status: 'ended', ended_at: expect.any(String) }]))
  expect([await notifications(), (await steps()).sms]).toEqual([['SMS done'], 'done'])

  statuses.sms = 403
  await sendSms()
  await eventually(async () => expect(await outages()).toMatchObject([{ status: 'open', ended_at: null }]))
  expect(await notifications()).toEqual(['SMS open', 'SMS open'])
})

test('so is the payment gateway, and an error of another kind is no rejection', async () => {
  const ofGateway = async () => (await outages()).filter(({ service: name }) => name === 'card_payments')
  statuses.gateway = 503
  await listPayments()
  statuses.gateway = 400
  await listPayments()
  statuses.gateway = 401
  await Promise.all([listPayments(), listPayments(), listPayments()])
  await eventually(async () =>
    expect(await ofGateway()).toMatchObject([{ status: 'open', reason: expect.stringContaining('401 Invalid key') }]),
  )
  expect((await notifications()).filter((line) => line.startsWith('Card'))).toEqual(['Card payments open'])
  expect((await steps()).cards).toBe('open')
  statuses.gateway = 200
  await listPayments()
  await eventually(async () => expect(await ofGateway()).toMatchObject([{ status: 'ended' }]))
})

test('an outage that an administrator closed opens again at the next rejection, with a new notification', async () => {
  const find = async () => (await outages()).find(({ service: name }) => name === 'sms')
  const { id } = (await find()) ?? { id: '' }
  const ofSms = async () => (await notifications()).filter((line) => line.startsWith('SMS'))
  const before = await ofSms()
  const closed = await call('POST', `/api/admin/service-outages/${id}/actions/close`, { token })
  expect([closed.status, (await find())?.status]).toEqual([200, 'closed'])
  await sendSms()
  await eventually(async () => expect((await find())?.status).toBe('open'))
  expect(await ofSms()).toHaveLength(before.length + 1)
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.row_id, id), eq(auditEntries.action, 'reopen')))
    .orderBy(desc(auditEntries.at))
  expect(entry).toMatchObject({ before: { status: 'closed' }, after: { status: 'open' } })
  await sendSms()
  expect(await ofSms()).toHaveLength(before.length + 1)
})
