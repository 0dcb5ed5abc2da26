import { dayMs } from '@wasl/shared/utils/durations.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { refreshDevice } from './register-device.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A browser that registered this device so long ago. Returns the requests to the server. */
function browserRegistered(ms: number): { method: string; body: string }[] {
  const stored = new Map([['push_registered_at', String(Date.now() - ms)]])
  const requests: { method: string; body: string }[] = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.stubGlobal('document', { cookie: 'locale=ar; fcm_token=local-1' })
  const registration = { active: { postMessage: () => {} } }
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => registration, ready: Promise.resolve(registration) } })
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body = '' }: { method?: string; body?: unknown } = {}) => {
    requests.push({ method, body: String(body) })
    return Response.json({ kind: 'local' })
  })
  return requests
}

test('a device is registered again once its token is older than seven days, and only once', async () => {
  const requests = browserRegistered(7 * dayMs + 1)
  await refreshDevice()
  expect(requests).toEqual([
    { method: 'GET', body: '' },
    { method: 'POST', body: 'token=local-1' },
  ])
  await refreshDevice()
  expect(requests).toHaveLength(2)
})

test('a younger token is left alone', async () => {
  const requests = browserRegistered(7 * dayMs - 60_000)
  await refreshDevice()
  expect(requests).toEqual([])
})
