import { expect, test } from 'vitest'
import { type CachedPage, createPageCache } from './page-cache.ts'

const pageOf = (html: string, status = 200): CachedPage => ({
  status,
  headers: {},
  bytes: 100,
  body: { kind: 'marked', html, markers: { nonce: 'n', requestId: 'r' } },
})
const htmlOf = (page: CachedPage | null) => page?.body.kind === 'marked' && page.body.html
let renders = 0
const render = async () => pageOf(String(++renders))

test('the least recently used pages are dropped beyond the limit', async () => {
  const cache = createPageCache({ maxBytes: 250, maxAgeMs: 1000 })
  const a = htmlOf(await cache.get('a', '1', render))
  await cache.get('b', '1', render)
  expect(htmlOf(await cache.get('a', '1', render))).toBe(a)
  const c = htmlOf(await cache.get('c', '1', render))
  expect(htmlOf(await cache.get('a', '1', render))).toBe(a)
  expect(htmlOf(await cache.get('c', '1', render))).toBe(c)
  const before = renders
  await cache.get('b', '1', render)
  expect(renders).toBe(before + 1)
})

test('a page that was rendered for an earlier version is not kept', async () => {
  const cache = createPageCache({ maxBytes: 1000, maxAgeMs: 1000 })
  const late = Promise.withResolvers<CachedPage>()
  const first = cache.get('a', '1', () => late.promise)
  const second = htmlOf(await cache.get('a', '2', render))
  late.resolve(pageOf('outdated'))
  await first
  expect(htmlOf(await cache.get('a', '2', render))).toBe(second)
})

test('failed renderings, old pages and other statuses are rendered again', async () => {
  const cache = createPageCache({ maxBytes: 1000, maxAgeMs: 1 })
  await expect(cache.get('a', '1', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const one = await cache.get('a', '1', render)
  await new Promise((resolve) => setTimeout(resolve, 5))
  const two = await cache.get('a', '1', render)
  expect(htmlOf(one)).not.toBe(htmlOf(two))
  const cacheOfHits = createPageCache({ maxBytes: 1000, maxAgeMs: 1000 })
  await cacheOfHits.get('a', '1', async () => pageOf('missing', 404))
  expect(htmlOf(await cacheOfHits.get('a', '1', render))).not.toBe('missing')
})
