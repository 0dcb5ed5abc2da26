import { expect, test } from 'vitest'
import { missingDocuments, missingPaths } from './missing-paths.ts'

const existing = new Set(['api/app.ts', 'api/ordering/', 'docs/map.md', 'docs/decisions/0001-a.md'])
const missing = (text: string, path = 'docs/map.md') =>
  missingPaths(path, text, (target) => existing.has(target)).map(({ line, what }) => `${line} ${what}`)

test('a named path that does not exist is a violation with its line', () => {
  expect(missing('See `api/app.ts`.\nThen `api/ordering/` and `api/orders.ts`.')).toEqual(['2 path that does not exist: api/orders.ts'])
})

test('links are relative to their document', () => {
  expect(missing('[map](map.md#tree) [one](decisions/0001-a.md) [two](decisions/0002-b.md)')).toEqual([
    '1 path that does not exist: docs/decisions/0002-b.md',
  ])
  expect(missing('[map](docs/map.md)', 'README.md')).toEqual([])
})

test('routes, commands, build output, code blocks and other sites are ignored', () => {
  expect(
    missing('`/api/docs` `npm run docs` `node api/add-admin.ts 05` `api/dist/server.js` [site](https://wasl.sa)\n```\n`api/gone.ts`\n```'),
  ).toEqual([])
})

test('documents that code names exist in docs, in the root or beside the code', () => {
  const found = (text: string) => missingDocuments('api/money/a.ts', text, (target) => existing.has(target)).map(({ what }) => what)
  expect(found('// See map.md, docs/map.md and 0001-a.md.')).toEqual([])
  expect(found('// Source: architecture.md.')).toEqual(['document that does not exist: architecture.md'])
})
