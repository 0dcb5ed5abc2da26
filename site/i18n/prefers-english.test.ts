import { expect, test } from 'vitest'
import { prefersEnglish } from './prefers-english.ts'

test.each([
  ['a browser with English only', undefined, 'en-GB,en;q=0.9', true],
  ['a browser with both languages', undefined, 'en-US,en;q=0.9,ar;q=0.5', false],
  ['a browser with French first', undefined, 'fr;q=0.9, en;q=0.8, ar;q=0.5', false],
  ['a browser that excludes Arabic', undefined, 'en, ar;q=0', true],
  ['a browser with neither language', undefined, 'fr', false],
  ['no Accept-Language header', undefined, null, false],
  ['English on the last visit', 'en', 'ar', true],
  ['Arabic on the last visit', 'ar', 'en', false],
] as const)('%s', (_, lastLocale, acceptLanguage, expected) => expect(prefersEnglish(lastLocale, acceptLanguage)).toBe(expected))
