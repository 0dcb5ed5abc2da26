import { expect, test } from 'vitest'
import { findRetiredWords } from './find-retired-words.ts'

const linesFound = (path: string, text: string) => findRetiredWords(path, text).map(({ line, what }) => `${line} ${what.split(':')[0]}`)

test.each([
  ['const asked = 1', 'retired name “asked” in asked'],
  ['type WhatIsTold = string', 'retired name “told” in WhatIsTold'],
  ['const row_kept = 1', 'retired name “kept” in row_kept'],
  ['signIn()', 'retired name “sign in” in signIn'],
  ["t('orders.refused_title')", 'retired name “refused” in orders.refused_title'],
])('%s', (text, what) => expect(linesFound('api/a.ts', text)).toEqual([`1 ${what}`]))

test('names in template expressions and JSX are checked', () => {
  expect(linesFound('site/a.tsx', 'const text = `a $\u007bholes.name}`')).toEqual(['1 retired name “holes” in holes'])
  expect(linesFound('site/a.tsx', '<Card house={1} />')).toEqual(['1 retired name “house” in house'])
})

test('generic names are findings only on their own', () => {
  expect(linesFound('api/a.ts', 'const mine = isMine')).toEqual(['1 retired name “mine” in mine'])
})

test('words are matched whole', () => {
  expect(linesFound('api/a.ts', 'const task = handler(password, lookup, background)')).toEqual([])
})

test.each(['// The rows that hang on the order', '/** Made\n * anew. */', "const text = 'Please sign in'"])('phrases in %s', (text) =>
  expect(linesFound('api/a.ts', text)).toHaveLength(1),
)

test('phrases in code are no findings', () => expect(linesFound('api/a.ts', 'stands(1)')).toEqual([]))

test('the line of a comment is the line in the file', () => {
  expect(linesFound('api/a.ts', 'const a = 1\n\n/**\n * Whoever reads.\n */\n')).toEqual(['4 retired phrase “Whoever”'])
})

test('file names are checked', () => expect(linesFound('api/tell-about.ts', '')).toEqual(['1 file retired name “tell” in api/tell-about']))

test('translations: keys in both languages, values in English', () => {
  expect(linesFound('shared/i18n/admin/en.json', '{\n  "sign_in": "Open the catalogue"\n}')).toEqual([
    '2 retired name “sign in” in sign_in',
    '2 retired phrase “catalogue”',
  ])
  expect(linesFound('shared/i18n/admin/ar.json', '{\n  "title": "catalogue"\n}')).toEqual([])
})

test('documentation is checked as text', () => {
  expect(linesFound('docs/map.md', 'Rows are sorted.\nA notice is stored.')).toEqual(['2 retired phrase “notice”'])
})

test('allowed uses are no findings', () => {
  expect(linesFound('api/a.ts', 'type Row = Awaited<ReturnType<typeof read>>')).toEqual([])
  expect(linesFound('api/migrations/0001_schema.sql.ts', 'const told = 1')).toEqual([])
})
