import { expect, test } from 'vitest'
import { barePath, localeOf, pathIn } from './locale-path.ts'

test.each([
  ['/', 'ar'],
  ['/en', 'en'],
  ['/en/orders', 'en'],
  ['/energy', 'ar'],
])('%s is a page in %s', (path, locale) => expect(localeOf(path)).toBe(locale))

test.each([
  ['/', '/en'],
  ['/orders?tab=new', '/en/orders?tab=new'],
  ['/?q=1', '/en?q=1'],
  ['/en/orders', '/en/orders'],
  ['https://example.org/', 'https://example.org/'],
])('%s is %s in English', (path, english) => expect(pathIn('en', path)).toBe(english))

test('the bare path has no language prefix', () => {
  expect([barePath('/en'), barePath('/en/orders'), barePath('/orders')]).toEqual(['/', '/orders', '/orders'])
})
