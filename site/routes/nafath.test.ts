import { pages } from '@wasl/shared/pages/pages.ts'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { createApiClient } from '../server/api.server.ts'
import { nafathCookie, orderDraftCookie } from '../server/cookies.server.ts'
import { sessionContext } from '../server/session.server.ts'
import { action } from './nafath.tsx'

const categoryId = '0196fd4a-5d7a-7c9e-8a77-3f3f0d7c5a11'
const draftId = '0196fd4a-5d7a-7c9e-8a77-3f3f0d7c5a12'
const next = pages.sendOrder({ add: categoryId, draft: draftId })
const user = { id: 'u1', name: 'نورة', role: 'client', is_notify: true, avatar_url: null, company: null, permissions: [] }
const responses: Record<string, unknown> = {
  'POST /auth/nafath': { token: 'request', number: '42', expires_in_seconds: 180 },
  'POST /auth/nafath/login': { token: 'session', device: 'device', user },
  'POST /auth/nafath/register': { challenge_id: 'c1', phone: '0512345678', resend_after_seconds: 60, expires_in_seconds: 600 },
  [`GET /order-drafts/${draftId}`]: { id: draftId, category: { id: categoryId }, service_ids: [], values: {}, files: [], services: [] },
  [`GET /catalog/${categoryId}`]: { id: categoryId, services: [] },
  'POST /orders': { id: 'order-1' },
}

/** Sends a form of the Nafath page as a guest with a described order, and returns the redirect and the calls of the API. */
async function submit(fields: Record<string, string>, search = `?next=${encodeURIComponent(next)}`) {
  const calls: string[] = []
  const apiWithToken = (token: string | null) =>
    createApiClient({
      locale: 'ar',
      token,
      path: pages.nafath(),
      apiFetch: async (url, init) => {
        const call = `${init?.method} ${String(url).replace(/^.*?\/api/, '')}`
        calls.push(call)
        return Response.json({ key: 'success', msg: '', data: responses[call] })
      },
    })
  const context = new RouterContextProvider()
  const session = { locale: 'ar' as const, api: apiWithToken(null), apiWithToken, viewer: null, theme: null, toast: null }
  context.set(sessionContext, { ...session, now: '2027-03-01T07:00:00.000Z', requestId: 'r1', nonce: undefined })
  const draft = await orderDraftCookie.serialize({ id: draftId, key: 'key', category_id: categoryId })
  const cookie = [draft, await nafathCookie.serialize('request')].map((set) => set.split(';')[0]).join('; ')
  const url = `http://localhost/auth/sign-up-using-nafath${search}`
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } })
  const result = await action({ request, context, params: {}, unstable_pattern: '', unstable_url: new URL(url) } as never).catch(
    (thrown: unknown) => thrown,
  )
  if (!(result instanceof Response)) throw result
  return { location: result.headers.get('location'), cookies: result.headers.getSetCookie(), calls }
}

test('the described order of a guest stays in the address while Nafath is asked', async () => {
  const { location } = await submit({ intent: 'start', national_id: '1000000016' })
  expect(location).toBe(pages.nafath({ next }))
})

test('a login with Nafath sends the described order', async () => {
  const { location, calls } = await submit({ intent: 'log_in' })
  expect(location).toBe(pages.order({ id: 'order-1' }))
  expect(calls).toContain('POST /orders')
})

test('a registration with Nafath leads to the code page, which sends the order', async () => {
  const { cookies } = await submit({ intent: 'register' })
  const challenge = cookies.find((cookie) => cookie.startsWith('challenge='))
  const value = decodeURIComponent(/^challenge=([^;]*)/.exec(challenge ?? '')?.[1] ?? '')
  expect(JSON.parse(Buffer.from(value, 'base64').toString()).next).toBe(next)
})

test('without a described order the login leads to the page that was asked for, on this site only', async () => {
  expect(await submit({ intent: 'log_in' }, '?next=/wallet')).toMatchObject({ location: pages.wallet() })
  expect(await submit({ intent: 'log_in' }, '?next=//evil.example')).toMatchObject({ location: '/' })
})
