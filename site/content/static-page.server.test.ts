import { expect, test } from 'vitest'
import { addHeadingIds } from './static-page.server.ts'

test('h2 headings become the table of contents', () => {
  const { html, headings } = addHeadingIds('<h2>ما <em>نجمعه</em></h2><p>نص</p><h3>فرعي</h3><h2>A &amp; B</h2>')
  expect(headings).toEqual([
    { id: 'part-1', heading: 'ما نجمعه' },
    { id: 'part-2', heading: 'A & B' },
  ])
  expect(html).toBe('<h2 id="part-1">ما <em>نجمعه</em></h2><p>نص</p><h3>فرعي</h3><h2 id="part-2">A &amp; B</h2>')
})
