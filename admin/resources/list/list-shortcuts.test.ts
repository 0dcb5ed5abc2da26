import { expect, test } from 'vitest'
import { shortcutOf } from './list-shortcuts.ts'

const press = (code: string, key: string, modifiers: object = {}) =>
  shortcutOf({ code, key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...modifiers })

test.each([
  ['KeyJ', 'ت', 'next'],
  ['KeyK', 'ن', 'previous'],
  ['Slash', 'ظ', 'search'],
  ['Digit7', '/', 'search'],
  ['Enter', 'Enter', 'open'],
  ['KeyQ', 'ض', null],
])('the key %s that types «%s» means %s', (code, key, shortcut) => expect(press(code, key)).toBe(shortcut))

test('shift opens the help on both keyboard layouts', () => {
  expect([press('Slash', '?', { shiftKey: true }), press('Slash', '؟', { shiftKey: true })]).toEqual(['help', 'help'])
})

test('keys with a modifier are left to the browser', () => {
  expect([press('KeyN', 'n', { ctrlKey: true }), press('KeyJ', 'J', { shiftKey: true })]).toEqual([null, null])
})
