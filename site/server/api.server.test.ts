import { cities } from '@wasl/resources/cities.ts'
import { showHome } from '@wasl/shared/contract/endpoints/catalog.ts'
import { sendContactMessage } from '@wasl/shared/contract/endpoints/contact.ts'
import { uploadFile } from '@wasl/shared/contract/endpoints/files.ts'
import { logIn } from '@wasl/shared/contract/endpoints/login.ts'
import { listOrders, sendOrder, showOrder } from '@wasl/shared/contract/endpoints/orders.ts'
import { showPaymentPage } from '@wasl/shared/contract/endpoints/payments.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { expect, test } from 'vitest'
import { attempt, createApiClient, isForbidden, isUnavailable } from './api.server.ts'
import { loadCities } from './cities.server.ts'
import { attemptLogin } from './login.server.ts'

const clientReturning = (status: number, body: unknown, requests: Request[] = []) =>
  createApiClient({
    locale: 'ar',
    token: 'secret',
    path: pages.orders({ tab: 'new' }),
    userAgent: 'Firefox',
    apiFetch: async (url, init) => {
      requests.push(new Request(url, init))
      return Response.json(body, { status })
    },
  })

test('every call carries the language, the token and the browser', async () => {
  const requests: Request[] = []
  await clientReturning(200, { key: 'success', msg: '', data: 1 }, requests).call(showHome)
  const { headers } = requests[0] ?? new Request('http://none.invalid')
  const sent = ['accept-language', 'lang', 'authorization', 'user-agent'].map((name) => headers.get(name))
  expect(sent).toEqual(['ar', 'ar', 'Bearer secret', 'Firefox'])
})

test('form data carries the reader and the session, and no other header of ours', async () => {
  const requests: Request[] = []
  await clientReturning(200, { key: 'success', msg: '', data: 1 }, requests).submit(uploadFile, { form: new FormData() })
  const { headers } = requests[0] ?? new Request('http://none.invalid')
  const sent = ['accept-language', 'authorization', 'lang', 'accept'].map((name) => headers.get(name))
  expect(sent).toEqual(['ar', 'Bearer secret', null, null])
})

test('an enveloped response is unwrapped, a bare public resource is returned as is', async () => {
  expect(await clientReturning(200, { key: 'success', msg: '', data: { id: 1 } }).call(showHome)).toEqual({ id: 1 })
  expect((await clientReturning(200, [{ id: 1 }]).list(cities, { fields: ['name'] })).rows).toEqual([{ id: 1 }])
})

test.each([
  ['unauthenticated ends the session and reloads the page without it', 401, { key: 'unauthenticated' }, pages.orders({ tab: 'new' })],
  ['blocked redirects to login with a message', 403, { key: 'blocked' }, pages.login({ blocked: '1' })],
  ['unauthenticated counts with any status', 200, { key: 'unauthenticated' }, pages.orders({ tab: 'new' })],
  ['blocked counts with any status', 200, { status: 'fail', validation_errors: { blocked: ['x'] } }, pages.login({ blocked: '1' })],
  ['needActive redirects to the code page', 403, { key: 'needActive' }, pages.verificationCode({ needed: '1' })],
])('%s', async (_, status, body, location) => {
  const thrown = await clientReturning(status, body)
    .call(listOrders)
    .catch((error: unknown) => error)
  expect(thrown instanceof Response && thrown.headers.get('location')).toBe(location)
})

test('a form that was submitted after the session ended leads to the login page, which returns to it', async () => {
  const apiFetch = async () => Response.json({ key: 'unauthenticated' }, { status: 401 })
  const api = createApiClient({ locale: 'en', token: 'old', path: pathIn('en', pages.payOrder({ id: '1' })), isSubmission: true, apiFetch })
  const thrown = await api.call(showPaymentPage, { params: { id: '1' } }).catch((error: unknown) => error)
  expect(thrown instanceof Response && thrown.headers.get('location')).toBe(
    pathIn('en', pages.login({ next: pathIn('en', pages.payOrder({ id: '1' })) })),
  )
})

test('an ended session clears its cookies and notes the reason', async () => {
  const thrown = await clientReturning(401, { key: 'unauthenticated' })
    .call(listOrders)
    .catch((error: unknown) => error)
  expect(thrown instanceof Response && thrown.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
    'token',
    'user',
    'fcm_token',
    'session_ended',
  ])
})

const challenge = { challenge_id: crypto.randomUUID(), phone: '0500000042', resend_after_seconds: 60, expires_in_seconds: 600 }
const cookieNames = (thrown: unknown) =>
  thrown instanceof Response ? thrown.headers.getSetCookie().map((cookie) => cookie.replace(/=;.*|=.*/, '')) : thrown

test('needActive ends the session and carries its challenge to the code page', async () => {
  const thrown = await clientReturning(403, { key: 'needActive', data: challenge })
    .call(listOrders)
    .catch((error: unknown) => error)
  expect(cookieNames(thrown)).toEqual(['token', 'user', 'fcm_token', 'challenge'])
})

test('needActive without a challenge has a code sent', async () => {
  const calls: string[] = []
  const client = createApiClient({
    locale: 'ar',
    token: 'secret',
    path: pages.orders(),
    apiFetch: async (url) => {
      calls.push(new URL(url).pathname)
      return url.endsWith('/auth/activation')
        ? Response.json({ key: 'success', msg: '', data: challenge })
        : Response.json({ key: 'fail', msg: 'الحساب غير مفعّل' }, { status: 400 })
    },
  })
  const thrown = await client.call(listOrders).catch((error: unknown) => error)
  expect(calls).toEqual(['/api/orders', '/api/auth/activation'])
  expect(cookieNames(thrown)).toEqual(['token', 'user', 'fcm_token', 'challenge'])
})

test('attempt returns a validation error', async () => {
  const result = await attempt(
    clientReturning(422, { key: 'invalid', msg: 'no', errors: { name: ['required'] } }).submit(sendContactMessage, { entered: {} }),
  )
  expect(result).toMatchObject({ ok: false, status: 422, errors: { name: ['required'] } })
})

test('a form keeps its values when the server fails, also without scripts', async () => {
  const failed = await attempt(
    clientReturning(500, { key: 'fail', msg: 'something went wrong' }).submit(sendContactMessage, { entered: {} }),
  )
  expect(failed).toMatchObject({ ok: false, status: 500, msg: 'something went wrong' })
})

test('an unavailable API renders a 503 page, and a form keeps its values', async () => {
  const thrown = await clientReturning(503, { key: 'busy' })
    .call(listOrders)
    .catch((error: unknown) => error)
  expect(thrown).toMatchObject({ init: { status: 503, headers: { 'retry-after': '2' } } })
  expect(await attempt(clientReturning(503, { key: 'busy', msg: 'later' }).submit(sendContactMessage, { entered: {} }))).toMatchObject({
    ok: false,
    msg: 'later',
  })
})

test('an API that cannot be reached renders the same page, and a form says that the service is not available', async () => {
  const apiFetch = () => Promise.reject(new TypeError('fetch failed'))
  const api = createApiClient({ locale: 'en', token: 'secret', path: pathIn('en', pages.orders()), apiFetch })
  await expect(api.call(listOrders)).rejects.toMatchObject({ init: { status: 503 } })
  expect(await attempt(api.submit(sendContactMessage, { entered: {} }))).toMatchObject({
    ok: false,
    status: 503,
    msg: 'The service is not available',
  })
  expect(await loadCities(api)).toBeNull()
})

test.each([
  [403, true],
  [404, false],
])('a page can tell that status %i is forbidden: %s', async (status, expected) => {
  const thrown = await clientReturning(status, { key: 'failed' })
    .call(listOrders)
    .catch((error: unknown) => error)
  expect(isForbidden(thrown)).toBe(expected)
})

test('a missing record renders a 404 page', async () => {
  const thrown = await clientReturning(404, { key: 'not_found' })
    .call(showOrder, { params: { id: '1' } })
    .catch((error: unknown) => error)
  expect(thrown).toMatchObject({ init: { status: 404 } })
  expect(isUnavailable(thrown)).toBe(true)
  expect(isUnavailable(new Error('other'))).toBe(false)
})

test('an error without a text is an unexpected error, in the language of the page', async () => {
  expect(await attempt(clientReturning(400, {}).submit(sendOrder, { entered: {} }))).toMatchObject({ ok: false, msg: 'خطأ غير متوقع' })
})

test('data that cannot be loaded has a page of its own; a failed write does not', async () => {
  const loaded = clientReturning(500, { key: 'fail', msg: 'x' }).call(showHome)
  await expect(loaded).rejects.toMatchObject({ init: { status: 500 } })
  await expect(clientReturning(500, { key: 'fail', msg: 'x' }).submit(sendOrder, { entered: {} })).rejects.toBeInstanceOf(ApiError)
})

test('cities that cannot be loaded leave the form usable', async () => {
  expect(await loadCities(clientReturning(500, { key: 'fail' }))).toBeNull()
  expect(await loadCities(clientReturning(503, { key: 'busy' }))).toBeNull()
  const city = { id: '1', name: { ar: 'جدة', en: 'Jeddah' } }
  expect(await loadCities(clientReturning(200, [{ ...city, region: 'makkah' }]))).toEqual([city])
})

test('a login that fails otherwise than by its credentials says so and can be tried again', async () => {
  const failed = await attemptLogin(clientReturning(500, { key: 'fail', msg: 'x' }).submit(logIn, { entered: {} }), 'ar')
  expect(failed).toMatchObject({ ok: false, status: 500, msg: 'حدث خطأ أثناء تسجيل الدخول. أعد المحاولة.' })
  const wrong = await attemptLogin(clientReturning(422, { key: 'invalid', msg: 'wrong' }).submit(logIn, { entered: {} }), 'ar')
  expect(wrong).toMatchObject({ ok: false, status: 422, msg: 'wrong' })
})
