import { expect, test } from 'vitest'
import { enqueue } from '../platform/jobs/enqueue.ts'
import { testApp } from '../testing/test-app.ts'

const { call, createContext } = await testApp()
const production = await testApp({
  WASL_MODE: 'production',
  PUBLIC_URL: 'https://wasl.example',
  SMS: 'none',
  SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
})

test('the outbox filters by phone in any format', async () => {
  await enqueue(createContext(), [
    { channel: 'sms', purpose: 'test', recipient: '+966512345678', body: 'رمز التحقق في وصل: 1234' },
    { channel: 'sms', purpose: 'test', recipient: '+966512345679', body: 'another' },
  ])
  for (const to of ['0512345678', '+966512345678', '%2B966512345678']) {
    const { body } = await call('GET', `/api/dev/outbox?to=${to}`)
    expect(Object.values(body.data ?? {}).map((one) => one.body)).toEqual(['رمز التحقق في وصل: 1234'])
  }
})

test('the outbox page escapes HTML', async () => {
  await enqueue(createContext(), [{ channel: 'email', purpose: 'test', recipient: 'a@example.com', body: '<script>alert(1)</script>' }])
  const { text, headers } = await call('GET', '/dev/outbox')
  expect(headers['content-type']).toMatch('text/html')
  expect(text).toContain('رمز التحقق في وصل')
  expect(text).not.toContain('<script>')
})

test('production has no outbox, clock or gateway sandbox', async () => {
  expect((await production.call('GET', '/api/dev/outbox')).status).toBe(404)
  expect((await production.call('GET', '/dev/outbox')).status).toBe(404)
  expect((await production.call('POST', '/api/dev/clock', { body: { advance: 'PT2H' } })).status).toBe(404)
  expect(production.shared.adapters.gateways.electronic).toBeNull()
  expect((await production.call('GET', `/dev/gateway/pay/${crypto.randomUUID()}`)).status).toBe(404)
  expect((await production.call('GET', '/api/dev/gateway/events')).status).toBe(404)
  const { body } = await production.call('GET', '/api/general/app')
  expect(body.data).toMatchObject({ demo: false, demo_accounts: [] })
})

test('the clock advances by a valid duration only', async () => {
  const now = async (advance: string) => Date.parse(String((await call('POST', '/api/dev/clock', { body: { advance } })).body.data?.now))
  const before = await now('PT0S')
  expect((await now('PT2H')) - before).toBeGreaterThanOrEqual(7_200_000)
  const wrong = await call('POST', '/api/dev/clock', { body: { advance: 'soon' }, lang: 'ar' })
  expect(wrong).toMatchObject({ status: 422, body: { errors: { advance: ['اكتب المدة مثل PT2H أو P7D'] } } })
})
