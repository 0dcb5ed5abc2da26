import { expect, test } from 'vitest'
import { findRetiredWords } from './find-retired-words.ts'

const linesFound = (path: string, text: string) => findRetiredWords(path, text).map(({ line, what }) => `${line} ${what.split(':')[0]}`)

test.each([
  ['const notices = 1', 'retired name “notices” in notices'],
  ['type TenantOwner = string', 'retired name “tenant” in TenantOwner'],
  ['const catalogue_row = 1', 'retired name “catalogue” in catalogue_row'],
  ['signIn()', 'retired name “sign in” in signIn'],
  ["t('orders.refused_title')", 'retired name “refused” in orders.refused_title'],
])('%s', (text, what) => expect(linesFound('api/a.ts', text)).toEqual([`1 ${what}`]))

test('names in template expressions and JSX are checked', () => {
  expect(linesFound('site/a.tsx', 'const text = `a $\u007btenant.name}`')).toEqual(['1 retired name “tenant” in tenant'])
  expect(linesFound('site/a.tsx', '<Card notice={1} />')).toEqual(['1 retired name “notice” in notice'])
})

test('terms are matched whole', () => {
  expect(linesFound('api/a.ts', 'const design = inside(noticeable, assignIn)')).toEqual([])
})

test.each(['// The catalogue of services', '/** For one\n * tenant. */', "const text = 'Please sign in'"])('terms in %s', (text) =>
  expect(linesFound('api/a.ts', text)).toHaveLength(1),
)

test('a server refuses, the product rejects: the verb is a finding in names only', () => {
  expect(linesFound('api/a.ts', '// The gateway refused the connection.\nconst refusal = 1')).toEqual([
    '2 retired name “refusal” in refusal',
  ])
})

test('the line of a comment is the line in the file', () => {
  expect(linesFound('api/a.ts', 'const a = 1\n\n/**\n * The catalogue.\n */\n')).toEqual(['4 retired term “catalogue”'])
})

test('file names are checked', () =>
  expect(linesFound('api/add-notice.ts', '')).toEqual(['1 file retired name “notice” in api/add-notice']))

test('translations: keys in both languages, values in English', () => {
  expect(linesFound('shared/i18n/admin/en.json', '{\n  "sign_in": "Open the catalogue"\n}')).toEqual([
    '2 retired name “sign in” in sign_in',
    '2 retired term “catalogue”',
  ])
  expect(linesFound('shared/i18n/admin/ar.json', '{\n  "title": "catalogue"\n}')).toEqual([])
})

test('documentation is checked as text', () => {
  expect(linesFound('docs/map.md', 'Rows are sorted.\nA tenant is stored.')).toEqual(['2 retired term “tenant”'])
})

test('migrations are not checked', () => expect(linesFound('api/migrations/0001_schema.sql.ts', 'const tenant = 1')).toEqual([]))
