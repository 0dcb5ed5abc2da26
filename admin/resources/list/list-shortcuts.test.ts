import { expect, test } from 'vitest'
import { listKeyOf } from './list-shortcuts.ts'

const press = (code: string, key: string, held: object = {}) =>
  listKeyOf({ code, key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held })

test.each([
  ['KeyJ', 'ت', 'next'],
  ['KeyK', 'ن', 'previous'],
  ['Slash', 'ظ', 'search'],
  ['Digit7', '/', 'search'],
  ['Enter', 'Enter', 'open'],
  ['KeyQ', 'ض', null],
])('the key %s that writes «%s» asks for %s', (code, key, asked) => expect(press(code, key)).toBe(asked))

test('the help is asked for with shift, on both layouts', () => {
  expect([press('Slash', '?', { shiftKey: true }), press('Slash', '؟', { shiftKey: true })]).toEqual(['help', 'help'])
})

test('keys held with a modifier are left to the browser', () => {
  expect([press('KeyN', 'n', { ctrlKey: true }), press('KeyJ', 'J', { shiftKey: true })]).toEqual([null, null])
})
