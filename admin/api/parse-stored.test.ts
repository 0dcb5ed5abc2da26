import { expect, test } from 'vitest'
import { parseStored } from './parse-stored.ts'

test('a corrupt or foreign value of the browser counts as none', () => {
  for (const text of [null, '', '{', 'undefined', 'null', '1', '"text"']) expect(parseStored(text)).toEqual({})
  expect(parseStored('{"mode":"dark"}')).toEqual({ mode: 'dark' })
})
