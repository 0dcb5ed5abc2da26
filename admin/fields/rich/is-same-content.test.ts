import { expect, test } from 'vitest'
import { isSameContent } from './is-same-content.ts'

test('texts that differ in a link or a list only are not the same', () => {
  expect(isSameContent('<p>Terms</p>', '<p><a href="/static/terms">Terms</a></p>')).toBe(false)
  expect(isSameContent('<p>One</p>', '<ul><li><p>One</p></li></ul>')).toBe(false)
  expect(isSameContent('<p>One</p>', '<p>One</p>')).toBe(true)
})

test('an empty editor is the same as no text', () => {
  expect(isSameContent('<p></p>', '')).toBe(true)
})
