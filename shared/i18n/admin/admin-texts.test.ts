import { expect, test } from 'vitest'
import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

const pluralForm = /_(zero|one|two|few|many|other)$/

/** The keys of every text, nested ones joined by dots. */
const keysOf = (texts: object, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [`${before}${key}`] : keysOf(text, `${before}${key}.`)))
const meaningsOf = (texts: object) => [...new Set(keysOf(texts).map((key) => key.replace(pluralForm, '')))].sort()
const formsOf = (texts: object, meaning: string) =>
  keysOf(texts)
    .filter((key) => key.startsWith(`${meaning}_`) && pluralForm.test(key))
    .map((key) => key.slice(meaning.length + 1))
    .sort()

test('the back office says everything in both languages', () => expect(meaningsOf(ar)).toEqual(meaningsOf(en)))

test('what is counted has the six forms of Arabic and the two of English', () => {
  const counted = meaningsOf(en).filter((meaning) => formsOf(en, meaning).length > 0)
  for (const meaning of counted) {
    expect([meaning, formsOf(en, meaning)]).toEqual([meaning, ['one', 'other']])
    expect([meaning, formsOf(ar, meaning)]).toEqual([meaning, ['few', 'many', 'one', 'other', 'two', 'zero']])
  }
})
