import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { orders } from '../../ordering/tables/orders.ts'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { adminToken, newClient } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { notify } from '../notifications/notify.ts'

type Recorded = { url: string; authorization: string; body: Record<string, unknown> }

/** The Cloud API: answers as configured and records the requests. */
let answer: { status: number; body: object } = { status: 200, body: {} }
let requests: Recorded[] = []
const cloud = createServer(async (request, reply) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  requests.push({
    url: request.url ?? '',
    authorization: request.headers.authorization ?? '',
    body: JSON.parse(Buffer.concat(chunks).toString()),
  })
  reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
})
await new Promise<void>((resolve) => cloud.listen(0, '127.0.0.1', resolve))
afterAll(() => cloud.close())
const accepted = { status: 200, body: { messaging_product: 'whatsapp', messages: [{ id: 'wamid.1', message_status: 'accepted' }] } }
const failure = (status: number, code: number) => ({
  status,
  body: { error: { message: '(#x) failed', type: 'OAuthException', code, fbtrace_id: 'x' } },
})
beforeEach(() => {
  requests = []
  answer = accepted
})

const app = await testApp(
  {
    // Safe: it listens on a port, not on a pipe.
    WHATSAPP_URL: `http://127.0.0.1:${(cloud.address() as AddressInfo).port}/v23.0`,
    WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
    WHATSAPP_TOKEN: 'system-user-token',
    WHATSAPP_APP_SECRET: 'app-secret',
    WHATSAPP_VERIFY_TOKEN: 'a-text-of-our-own',
  },
  { demo: true },
)
const { call, clock, createContext, db, server, shared } = app
const [order] = await db.select().from(orders).limit(1)
// The demo has messages of its own.
await db.delete(jobs).where(eq(jobs.queue, 'whatsapp'))

const send = async () => {
  const user = await newClient(app, { channel_choices: { money: ['whatsapp'] }, locale: 'en' })
  const params = { order: 'W-1', amount: { ar: '10 ر.س', en: 'SAR 10' } }
  await notify(createContext(), { type: 'payment_paid', user_ids: [user.id], order_id: order?.id ?? '', params })
  await runQueues(shared, ['whatsapp'])
  const of = (queue: 'whatsapp' | 'sms') =>
    db
      .select()
      .from(jobs)
      .where(and(eq(jobs.recipient, user.phone), eq(jobs.queue, queue)))
  return { user, of }
}

test('a message is a template in the recipient’s language with its values and the page to open', async () => {
  const { user, of } = await send()
  const [job] = await of('whatsapp')
  expect(job?.done_at).not.toBeNull()
  expect(await of('sms')).toEqual([])
  expect(requests).toEqual([
    {
      url: '/v23.0/106540352242922/messages',
      authorization: 'Bearer system-user-token',
      body: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: user.phone.replace('+', ''),
        type: 'template',
        template: {
          name: 'payment_paid',
          language: { code: 'en' },
          components: [
            {
              type: 'body',
              parameters: [
                { type: 'text', text: 'SAR 10' },
                { type: 'text', text: 'W-1' },
              ],
            },
            { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: `en/orders/${order?.id}` }] },
          ],
        },
        biz_opaque_callback_data: job?.id,
      },
    },
  ])
})

test.each([
  ['a number without WhatsApp', failure(400, 131_026)],
  ['a template that is not approved', failure(404, 132_001)],
  ['a token that expired', failure(401, 190)],
])('%s: the text is sent by SMS', async (_, failed) => {
  answer = failed
  const { of } = await send()
  expect(await of('sms')).toMatchObject([{ payload: { type: 'payment_paid' }, body: expect.stringContaining('Payment received') }])
  expect((await of('whatsapp'))[0]).toMatchObject({ done_at: expect.any(String), undelivered_at: expect.any(String) })
})

test.each([
  ['a limit', failure(400, 130_429)],
  ['an outage', failure(503, 131_016)],
])('after %s the message is sent again, and by SMS in the end', async (_, failed) => {
  answer = failed
  const { of } = await send()
  expect([(await of('whatsapp'))[0]?.done_at, await of('sms')]).toEqual([null, []])
  for (let attempt = 0; attempt < 4; attempt++) {
    clock.advance(10 * 60_000)
    await runQueues(shared, ['whatsapp'])
  }
  expect(requests).toHaveLength(4)
  expect(await of('sms')).toHaveLength(1)
})

const event = (id: string, status: string, code?: number, at = '2026-11-24T09:00:00.000Z') =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '1',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              statuses: [
                {
                  id: 'wamid.1',
                  status,
                  timestamp: String(Date.parse(at) / 1000),
                  recipient_id: '966500000000',
                  biz_opaque_callback_data: id,
                  ...(code && { errors: [{ code, title: 'x' }] }),
                },
              ],
            },
          },
        ],
      },
    ],
  })
const post = (body: string, secret = 'app-secret') =>
  server.inject({
    method: 'POST',
    url: '/api/webhooks/whatsapp',
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    },
    payload: body,
  })

const shownStates = async (phone: string) => {
  const token = await adminToken(app, 'all')
  const { body } = await call('GET', `/api/admin/outbound-messages?q=${encodeURIComponent(phone)}&channel=whatsapp`, { token })
  return body
}

test('statuses in any order and more than once never lead back, and the back office shows them with their times', async () => {
  const { user, of } = await send()
  const id = (await of('whatsapp'))[0]?.id ?? ''
  expect(await shownStates(user.phone)).toMatchObject([{ state: 'sent', delivered_at: null, read_at: null }])
  const at = (minute: number) => `2026-11-24T09:0${minute}:00.000Z`
  for (const [status, minute] of [
    ['sent', 1],
    ['delivered', 2],
  ] as const)
    await post(event(id, status, undefined, at(minute)))
  expect(await shownStates(user.phone)).toMatchObject([{ state: 'delivered', delivered_at: at(2), read_at: null }])
  for (const [status, minute] of [
    ['read', 3],
    ['delivered', 4],
    ['sent', 5],
    ['read', 6],
  ] as const)
    await post(event(id, status, undefined, at(minute)))
  await post(event(id, 'failed', 131_026, at(7)))
  expect(await shownStates(user.phone)).toMatchObject([{ state: 'read', delivered_at: at(2), read_at: at(3), undelivered_at: null }])
  expect(await of('sms')).toEqual([])
})

test('a message that was read before its delivery was reported is read', async () => {
  const { user, of } = await send()
  await post(event((await of('whatsapp'))[0]?.id ?? '', 'read'))
  expect(await shownStates(user.phone)).toMatchObject([{ state: 'read', delivered_at: '2026-11-24T09:00:00.000Z' }])
})

test('a message that is reported as failed later is sent by SMS once', async () => {
  const { user, of } = await send()
  const id = (await of('whatsapp'))[0]?.id ?? ''
  for (let times = 0; times < 2; times++) expect((await post(event(id, 'failed', 131_026))).statusCode).toBe(200)
  expect(await of('sms')).toHaveLength(1)
  expect(await shownStates(user.phone)).toMatchObject([
    { state: 'undelivered', last_error: 'code 131026', undelivered_at: '2026-11-24T09:00:00.000Z' },
  ])
  expect((await post(event(crypto.randomUUID(), 'failed', 131_026))).statusCode).toBe(200)
})

test('a webhook with another signature or without one is rejected and changes nothing', async () => {
  const { of } = await send()
  const body = event((await of('whatsapp'))[0]?.id ?? '', 'failed', 131_026)
  expect((await post(body, 'another-secret')).statusCode).toBe(401)
  expect((await server.inject({ method: 'POST', url: '/api/webhooks/whatsapp', payload: JSON.parse(body) })).statusCode).toBe(401)
  expect(
    (await server.inject({ method: 'POST', url: '/api/webhooks/whatsapp', headers: { 'content-type': 'application/json' }, payload: '{' }))
      .statusCode,
  ).toBe(401)
  expect(await of('sms')).toEqual([])
})

test('the webhook is verified with the token of the environment', async () => {
  const verify = (token: string) =>
    server.inject({ method: 'GET', url: `/api/webhooks/whatsapp?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}` })
  expect(await verify('a-text-of-our-own')).toMatchObject({ statusCode: 200, body: '1158201444' })
  expect((await verify('wrong')).statusCode).toBe(401)
  expect((await call('GET', '/api/webhooks/whatsapp')).status).toBe(401)
})
