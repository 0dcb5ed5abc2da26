import { expect, test } from 'vitest'
import { splitSource } from './split-source.ts'

// Written apart, so that it is no template expression here.
const open = '$\u007b'
const split = (text: string) => {
  const parts = splitSource(text)
  for (const part of Object.values(parts)) expect([part.length, part.split('\n').length]).toEqual([text.length, text.split('\n').length])
  return Object.fromEntries(Object.entries(parts).map(([kind, part]) => [kind, part.replace(/\s+/g, ' ').trim()]))
}

test('separates code, comments and strings', () => {
  expect(split("const a = 'one' // two\n/* three\n four */ b")).toEqual({
    code: "const a = ' ' b",
    comments: '// two /* three four */',
    strings: 'one',
  })
})

test('reads template expressions as code', () => {
  expect(split(`\`one ${open}two({ a: \`three ${open}four}\` })} five\` + six`)).toEqual({
    code: `\` ${open}two({ a: \` ${open}four}\` })} \` + six`,
    comments: '',
    strings: 'one three five',
  })
})

test('does not mistake a regular expression for a string or a comment', () => {
  expect(split("text.replace(/['\"//]/g, 'one')")).toEqual({ code: "text.replace(/['\"//]/g, ' ')", comments: '', strings: 'one' })
  expect(split('const half = a / 2 // two')).toEqual({ code: 'const half = a / 2', comments: '// two', strings: '' })
})

test('ends an apostrophe in JSX text at the line', () => {
  expect(split("<p>it's</p>\n<b>one</b>").code).toContain('<b>one</b>')
  expect(split('<a>https://wasl.example</a>').comments).toBe('')
})

test('accepts escapes and unclosed strings', () => {
  expect(split("'it\\'s' + a").strings).toBe("it\\'s")
  expect(split('`open').strings).toBe('open')
})
