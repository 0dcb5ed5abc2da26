import { expect, test } from 'vitest'
import { localPath } from './local-path.ts'

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '',
  null,
  '/.//evil.example',
  '/%2e//evil.example',
  '/a/..//evil.example',
  '/.\\/evil.example',
  '/..//evil.example/welcome',
  '/a/%2E%2E/\\evil.example',
])('%s falls back to a local path', (value) => {
  expect(localPath(value, '/')).toMatch(/^\/(?!\/)/)
})

test('a local path keeps its query', () => expect(localPath('/en/orders?tab=new', '/')).toBe('/en/orders?tab=new'))
