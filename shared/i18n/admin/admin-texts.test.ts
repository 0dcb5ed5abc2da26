import { expect, test } from 'vitest'
import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

const pluralForm = /_(zero|one|two|few|many|other)$/

/** The keys of every text, nested ones joined by dots. */
const keysOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [`${prefix}${key}`] : keysOf(text, `${prefix}${key}.`)))
const baseKeysOf = (texts: object) => [...new Set(keysOf(texts).map((key) => key.replace(pluralForm, '')))].sort()
const formsOf = (texts: object, baseKey: string) =>
  keysOf(texts)
    .filter((key) => key.startsWith(`${baseKey}_`) && pluralForm.test(key))
    .map((key) => key.slice(baseKey.length + 1))
    .sort()

test('both languages have the same keys', () => expect(baseKeysOf(ar)).toEqual(baseKeysOf(en)))

test('plural texts have the six Arabic forms and the two English forms', () => {
  const pluralKeys = baseKeysOf(en).filter((baseKey) => formsOf(en, baseKey).length > 0)
  for (const baseKey of pluralKeys) {
    expect([baseKey, formsOf(en, baseKey)]).toEqual([baseKey, ['one', 'other']])
    expect([baseKey, formsOf(ar, baseKey)]).toEqual([baseKey, ['few', 'many', 'one', 'other', 'two', 'zero']])
  }
})
