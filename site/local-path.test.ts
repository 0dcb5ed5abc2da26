import { expect, test } from 'vitest'
import { localPath } from './local-path.ts'

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/\t/evil.example', '', null])(
  '%s falls back to a local path',
  (value) => {
    expect(localPath(value, '/')).toMatch(/^\/(?!\/)/)
  },
)

test('a local path keeps its query', () => expect(localPath('/en/orders?tab=new', '/')).toBe('/en/orders?tab=new'))
