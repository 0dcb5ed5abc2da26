import { expect, test } from 'vitest'
import { assertOwnOrigin, setPrivateHeaders } from './request-guard.server.ts'

const send = (method: string, origin?: string) => new Request('http://wasl.test/theme', { method, headers: origin ? { origin } : {} })
const statusOf = (request: Request): number | null => {
  try {
    assertOwnOrigin(request)
    return null
  } catch (thrown) {
    return thrown instanceof Response ? thrown.status : 0
  }
}

test('forms of other sites are rejected, on every address', () => {
  expect(statusOf(send('POST', 'https://evil.example'))).toBe(403)
  expect(statusOf(send('POST', 'null'))).toBe(403)
  expect(statusOf(send('POST', 'http://wasl.test'))).toBeNull()
  expect(statusOf(send('POST'))).toBeNull()
  expect(statusOf(send('GET', 'https://evil.example'))).toBeNull()
})

const headersAfter = (before: Record<string, string>, hasSession: boolean) => {
  const headers = new Headers(before)
  setPrivateHeaders(headers, { hasSession })
  return [headers.get('cache-control'), headers.get('vary')]
}

test('what a session shows is never stored, other pages vary by the cookies', () => {
  expect(headersAfter({}, true)).toEqual(['private, no-store', 'Cookie'])
  expect(headersAfter({ vary: 'accept-encoding' }, true)).toEqual(['private, no-store', 'accept-encoding, Cookie'])
  expect(headersAfter({}, false)).toEqual([null, 'Cookie'])
  expect(headersAfter({ 'set-cookie': 'toast=1' }, false)).toEqual(['private, no-store', 'Cookie'])
})

test('a response that says how it is cached keeps it', () => {
  expect(headersAfter({ 'cache-control': 'public, max-age=3600' }, true)).toEqual(['public, max-age=3600', null])
})
