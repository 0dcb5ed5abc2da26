import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UserText } from './UserText.tsx'

const html = (text: string) => renderToStaticMarkup(<UserText>{text}</UserText>)

test('a short answer stays below its question, whatever its language', () => {
  expect(html('Bathroom (2nd floor)')).toMatch(/^<bdi[^>]*>Bathroom \(2nd floor\)<\/bdi>$/)
  expect(html('السطر الأول\nالثاني')).toMatch(/^<bdi/)
})

test('a text of several lines has its own direction', () => {
  for (const text of ['one\ntwo\nthree', 'long '.repeat(40)]) expect(html(text)).toMatch(/^<span dir="auto"/)
})
