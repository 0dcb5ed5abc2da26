import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { nafathRequests } from '../tables/access.ts'
import type { LocalNafath } from './nafath.ts'

const app = await testApp()
const { call, db, clock } = app
// Safe: without its variables, the app has the stand-in.
const service = app.shared.adapters.nafath as LocalNafath
const ids = ['1000000008', '1000000016', '1000000024', '1000000032', '1000000040', '1000000057']
beforeEach(() => db.delete(nafathRequests))

async function startRequest() {
  const { status, body } = await call('POST', '/api/auth/nafath', { body: { national_id: ids.pop() } })
  expect(status).toBe(201)
  const token = String(body.data?.token)
  return { token, id: token.split('.')[0] ?? '' }
}
type StartedRequest = Awaited<ReturnType<typeof startRequest>>

const load = async ({ id }: StartedRequest) => (await db.select().from(nafathRequests).where(eq(nafathRequests.id, id)))[0]
/** What the service sends when this request is answered. */
async function callbackOf(request: StartedRequest, as: Parameters<LocalNafath['answer']>[1]) {
  const callback = await service.answer((await load(request))?.trans_id ?? '', as)
  if (!callback) throw new Error('the request was answered before')
  return callback
}
const receive = async (body: object) => (await call('POST', '/api/webhooks/nafath', { body })).status
const statusOf = async (request: StartedRequest) => (await load(request))?.status
const logIn = async ({ token }: StartedRequest) => call('POST', '/api/auth/nafath/login', { body: { token } })

test('a signed callback answers the request at once, and the first answer counts', async () => {
  const request = await startRequest()
  const callback = await callbackOf(request, 'completed')
  expect(await receive({ ...callback, extra: 'ignored' })).toBe(200)
  const answered = await load(request)
  expect(answered).toMatchObject({ status: 'completed', used_at: null })
  clock.advance(60_000)
  expect(await receive(callback)).toBe(200)
  expect(await load(request)).toEqual(answered)
  expect((await logIn(request)).body.msg).toContain('no account')
})

test('a callback of another request, another transaction or another signer answers nothing', async () => {
  const [own, other] = [await startRequest(), await startRequest()]
  const callback = await callbackOf(other, 'completed')
  const ownCallback = await callbackOf(own, 'rejected')
  const [header, , signature] = callback.token.split('.')
  const claims = Buffer.from(JSON.stringify({ aud: 'wasl-demo', transId: ownCallback.transId, status: 'COMPLETED' })).toString('base64url')
  for (const forged of [
    { ...callback, requestId: ownCallback.requestId },
    { ...callback, requestId: ownCallback.requestId, transId: ownCallback.transId },
    { ...callback, requestId: crypto.randomUUID() },
    { ...ownCallback, token: `${header}.${claims}.${signature}` },
    { ...ownCallback, token: 'no token' },
    { ...ownCallback, transId: '' },
  ])
    expect(await receive(forged)).toBe(422)
  expect([await statusOf(own), await statusOf(other)]).toEqual(['waiting', 'waiting'])
})

test('an answer that comes after the request has expired changes nothing', async () => {
  const request = await startRequest()
  const callback = await callbackOf(request, 'completed')
  clock.advance(121_000)
  expect(await receive(callback)).toBe(200)
  expect(await statusOf(request)).toBe('waiting')
  expect((await call('POST', '/api/auth/nafath/status', { body: { token: request.token } })).body.data?.status).toBe('expired')
})

test('a rejection arrives as one', async () => {
  const request = await startRequest()
  expect(await receive(await callbackOf(request, 'rejected'))).toBe(200)
  expect(await statusOf(request)).toBe('rejected')
})
