import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { checkGatewayKeys } from '../money/gateway/check-gateway-keys.ts'
import { adminToken } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'

// Outside services that refuse: a carrier inside a 200 answer, a gateway with 401.
const service = createServer((request, reply) => {
  const isGateway = request.url?.startsWith('/v1/') ?? false
  reply.writeHead(isGateway ? 401 : 200, { 'content-type': 'application/json' })
  reply.end(JSON.stringify(isGateway ? { type: 'authentication_error' } : { success: false, message: 'Unknown sender' }))
})
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
afterAll(() => void service.close())
// Safe: it listens on a port, not on a pipe.
const base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
const app = await testApp({
  SMS_URL: `${base}/sms`,
  SMS_TOKEN: 'token',
  MOYASAR_URL: `${base}/v1`,
  MOYASAR_SECRET_KEY: 'sk_test_wrong',
  MOYASAR_WEBHOOK_SECRET: 'x'.repeat(16),
})
const { call, shared } = app
const run = (token: string, body: object) => call('POST', '/api/admin/adapters/test', { token, body })

test('a super admin learns of every outside service whether it works, with the reason of a failure', async () => {
  const { status, body } = await run(await adminToken(app, 'all'), { sms: '0512345678' })
  expect([status, body.data]).toEqual([
    200,
    [
      { adapter: 'sms', result: 'failed', reason: 'SMS: the carrier rejected it: the answer says so: message Unknown sender' },
      { adapter: 'email', result: 'skipped', reason: null },
      { adapter: 'whatsapp', result: 'ok', reason: null },
      { adapter: 'push', result: 'ok', reason: null },
      { adapter: 'card_payments', result: 'failed', reason: expect.stringContaining('401') },
      { adapter: 'tabby', result: 'ok', reason: null },
      { adapter: 'tamara', result: 'ok', reason: null },
      { adapter: 'nafath', result: 'ok', reason: null },
      { adapter: 'registers', result: 'ok', reason: null },
      { adapter: 'storage', result: 'ok', reason: null },
    ],
  ])
})

test('another administrator may not test them, and a wrong phone is an error of its field', async () => {
  expect((await run(await adminToken(app, ['settings.show', 'settings.edit']), {})).status).toBe(403)
  const { status, body } = await run(await adminToken(app, 'all'), { sms: '12' })
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['sms']])
})

test('a key that the gateway rejects is an error of the log', async () => {
  const lines: string[] = []
  const log = { ...shared.log, error: (_: unknown, text: string) => lines.push(`error ${text}`), warn: () => lines.push('warn') }
  // Safe: only these two methods are called.
  await checkGatewayKeys({ ...shared, log: log as unknown as typeof shared.log })
  expect(lines).toEqual(['error the payment gateway rejects MOYASAR_SECRET_KEY: card payments fail'])
})
