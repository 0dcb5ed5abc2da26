import { expect, test } from 'vitest'
import { type Citable, findBrokenAnchors, findBrokenCitations, numberedSections } from './citations.ts'

const citable: Citable = {
  sections: { specification: new Set(['4', '10.1']), domain: new Set(['2', '4']), saudi: new Set(['1']) },
  decisions: new Set(['0075', '0102']),
  actions: new Set(['adm.refund']),
}
const broken = (text: string, path = 'api/a.ts') => findBrokenCitations(path, text, citable).map(({ line, what }) => `${line} ${what}`)

test('what exists is no finding, also over several lines of a comment', () => {
  expect(broken('/** Source: specification, section 4; domain, sections 2 and 4; decision 0075. */')).toEqual([])
  expect(broken('/**\n * Because of the domain,\n * section 2, and decisions\n * 0075 and 0102.\n */')).toEqual([])
  expect(broken('// Source: the access table, `adm.refund`.\n// Source: docs.moyasar.com, API.')).toEqual([])
})

test('sections, decisions and actions that do not exist are findings', () => {
  expect(broken('// Source: specification, section 3.')).toEqual(['1 docs/specification.md has no section 3'])
  expect(broken('const a = 1\n// Domain, sections 2, 4 and 9.')).toEqual(['2 docs/domain.md has no section 9'])
  expect(broken('As decision 0076 says.', 'docs/map.md')).toEqual(['1 decision that does not exist: 0076'])
  expect(broken('// Source: the access table, adm.gone.')).toEqual(['1 the access table has no action adm.gone'])
})

test('another form of citing and a source without a document are findings', () => {
  expect(broken('// See domain.md 2.')).toEqual(['1 write “domain, section 2” instead of “domain.md 2”'])
  expect(broken('// Source: a talk with the owner.')).toEqual(['1 source that names no document: Source: a talk with the owner'])
})

test('numbers of headings', () => {
  expect([...numberedSections('# A\n\n## 4. Money\n\n### 10.1 Store\n\n## Other\n')]).toEqual(['4', '10.1'])
})

test('links to headings', () => {
  const read = (path: string) => (path === 'docs/domain.md' ? '## 4. Money & VAT\n' : null)
  const anchors = (text: string) => findBrokenAnchors('docs/map.md', text, read).map(({ what }) => what)
  expect(anchors('# Map\n[here](#map) [money](domain.md#4-money--vat) [site](https://wasl.sa#x)')).toEqual([])
  expect(anchors('[gone](domain.md#5-payments)')).toEqual(['docs/domain.md has no heading #5-payments'])
})
