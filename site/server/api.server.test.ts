import { expect, test } from 'vitest'
import { apiFor, attempt } from './api.server.ts'

const answering = (status: number, body: unknown, seen: Request[] = []) =>
  apiFor({
    locale: 'ar',
    token: 'secret',
    apiFetch: async (url, init) => {
      seen.push(new Request(url, init))
      return Response.json(body, { status })
    },
  })

test('every call carries the language and the token', async () => {
  const seen: Request[] = []
  await answering(200, { key: 'success', msg: '', data: 1 }, seen).get('/home')
  const { headers } = seen[0] ?? new Request('http://nothing')
  expect([headers.get('accept-language'), headers.get('lang'), headers.get('authorization')]).toEqual(['ar', 'ar', 'Bearer secret'])
})

test('a product answer is unwrapped, a bare public read is taken as it is', async () => {
  expect(await answering(200, { key: 'success', msg: '', data: { id: 1 } }).get('/home')).toEqual({ id: 1 })
  expect((await answering(200, [{ id: 1 }]).list('/cities')).rows).toEqual([{ id: 1 }])
})

test.each([
  ['unauthenticated ends the session and goes home', 401, { key: 'unauthenticated' }, '/'],
  ['blocked goes to log in with the block message', 403, { key: 'blocked' }, '/auth/login?blocked=1'],
  ['needActive goes to the code page', 403, { key: 'needActive' }, '/vertification-code?needed=1'],
])('%s', async (_, status, body, address) => {
  const thrown = await answering(status, body)
    .get('/orders')
    .catch((error: unknown) => error)
  expect(thrown instanceof Response && thrown.headers.get('location')).toBe(address)
})

test('a session that ended takes both cookies with it', async () => {
  const thrown = await answering(401, { key: 'unauthenticated' })
    .get('/orders')
    .catch((error: unknown) => error)
  expect(thrown instanceof Response && thrown.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['token', 'user'])
})

test('a form gets its refusal back', async () => {
  const sent = await attempt(answering(422, { key: 'invalid', msg: 'no', errors: { name: ['required'] } }).post('/contact', {}))
  expect(sent).toMatchObject({ ok: false, status: 422, errors: { name: ['required'] } })
})

test('a page about something that is not there answers 404', async () => {
  const thrown = await answering(404, { key: 'not_found' })
    .get('/orders/1')
    .catch((error: unknown) => error)
  expect(thrown).toMatchObject({ init: { status: 404 } })
})
