import { expect, test } from 'vitest'
import { sanitizeRichText } from './sanitize-html.ts'

test.each([
  ['<p>نص <strong>مهم</strong></p>', '<p>نص <strong>مهم</strong></p>'],
  ['<p onclick="steal()">Text</p>', '<p>Text</p>'],
  ['<p style="position:fixed">Text</p><script>steal()</script>', '<p>Text</p>'],
  ['<img src=x onerror=steal()><p>Text</p>', '<p>Text</p>'],
  ['<a href="javascript:steal()">here</a>', '<a>here</a>'],
  ['<a href=" JaVaScRiPt:steal()">here</a>', '<a>here</a>'],
  ['<a href="data:text/html,<script>">here</a>', '<a>here</a>'],
  ['<a href="//elsewhere.example">here</a>', '<a>here</a>'],
  ['<a href="/static/contact-us" target="_blank">here</a>', '<a href="/static/contact-us">here</a>'],
  ['<a href="https://wasl.sa">here</a>', '<a href="https://wasl.sa" rel="noopener noreferrer">here</a>'],
  ['<svg><script>steal()</script></svg><p>Text</p>', '<p>Text</p>'],
  ['<h1>Title</h1><b>bold</b>', '<h2>Title</h2><strong>bold</strong>'],
  ['<p>open <em>and never closed', '<p>open <em>and never closed</em></p>'],
])('%s becomes %s', (html, sanitized) => expect(sanitizeRichText(html)).toBe(sanitized))

test('sanitizing sanitized HTML changes nothing', () => {
  const once = sanitizeRichText('<h2>A &amp; B</h2><ul><li>one</li></ul><a href="https://wasl.sa">here</a>')
  expect(sanitizeRichText(once)).toBe(once)
})
