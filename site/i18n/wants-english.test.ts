import { expect, test } from 'vitest'
import { wantsEnglish } from './wants-english.ts'

test.each([
  ['a browser that names English only', undefined, 'en-GB,en;q=0.9', true],
  ['a browser that names both', undefined, 'en-US,en;q=0.9,ar;q=0.5', false],
  ['a browser that names neither', undefined, 'fr', false],
  ['no word of any language', undefined, null, false],
  ['English read last time', 'en', 'ar', true],
  ['Arabic read last time', 'ar', 'en', false],
] as const)('%s', (_, remembered, accepted, answer) => expect(wantsEnglish(remembered, accepted)).toBe(answer))
