import { expect, test } from 'vitest'
import { findLeakingStyles } from './style-scope.ts'

const cell = { path: 'admin/resources/list/RowTable.tsx', text: '<td className="figure" />' }
const home = { path: 'admin/features/dashboard/Month.tsx', text: '<dl className={isWide ? "card figure" : "figure"} />' }
const sheet = (folder: string, text: string) => ({ path: `admin/${folder}/styles.css`, text })
const findings = (...files: { path: string; text: string }[]) => findLeakingStyles(files).map(({ path, line }) => `${path}:${line}`)

test('a component must not have a class of another folder', () => {
  expect(findings(sheet('features/dashboard', '.figure {\n  display: grid;\n}'), home, cell)).toEqual([
    'admin/resources/list/RowTable.tsx:1',
  ])
})

test('two folders must not define the same class', () => {
  const found = findings(sheet('features/dashboard', '.figure {}'), sheet('resources/list', '\n.figure {}'), home, cell)
  expect(found).toEqual(['admin/features/dashboard/styles.css:1', 'admin/resources/list/styles.css:2'])
})

test('each selector needs a class of its own folder; shared classes and those of libraries are not enough', () => {
  const shared = sheet('app', '.card {}')
  const text = '/* h1 { */\n.month .card h2 {}\n.card {}\n.ant-table td {}\n@media (width > 1px) {\n  h1 {}\n}'
  expect(findings(shared, sheet('features/dashboard', text))).toEqual(
    [3, 4, 6].map((line) => `admin/features/dashboard/styles.css:${line}`),
  )
})
