import { afterEach, expect, test, vi } from 'vitest'
import { claimReload, isOutdated } from './deployment.ts'

afterEach(() => void vi.unstubAllGlobals())

const stored = () => {
  const values = new Map<string, string>()
  return { getItem: (key: string) => values.get(key) ?? null, setItem: (key: string, value: string) => void values.set(key, value) }
}

test('a page is reloaded at most once in ten seconds', () => {
  const storage = stored()
  expect(claimReload(storage, 100_000)).toBe(true)
  expect(claimReload(storage, 109_999)).toBe(false)
  expect(claimReload(storage, 110_000)).toBe(true)
})

test('a page is outdated when the server has no manifest of its build, and not while the server cannot be reached', async () => {
  const answer = (response: Response) => vi.stubGlobal('fetch', async () => response)
  answer(new Response(null, { status: 204, headers: { 'X-Remix-Reload-Document': 'true' } }))
  expect(await isOutdated('one')).toBe(true)
  answer(Response.json({}))
  expect(await isOutdated('one')).toBe(false)
  // The browser may keep the manifest of a build for a year, so it is asked not to.
  const fetched = vi.fn(async () => Response.json({}))
  vi.stubGlobal('fetch', fetched)
  await isOutdated('one')
  expect(fetched).toHaveBeenCalledWith(expect.any(String), { cache: 'no-store' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await isOutdated('one')).toBe(false)
})
