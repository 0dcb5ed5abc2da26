import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['<p></p>', ''],
  ['<p>&nbsp;</p>', ''],
  ['<h2>عنوان</h2><p>نص <strong>مهم</strong></p>', 'عنوان نص مهم'],
  ['<p>A &amp; B &lt;C&gt; &#39;D&#39;</p>', "A & B <C> 'D'"],
])('what is read of %s is «%s»', (html, read) => expect(plainText(html)).toBe(read))
