import { buffer, text } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { canImport } from '@wasl/shared/registry/row-title.ts'
import { defaultValidationContext } from '@wasl/shared/registry/schema.ts'
import { expect, test } from 'vitest'
import type { Ctx } from '../../platform/context.ts'
import { readCell, writeCell } from '../../platform/spreadsheets/cell-formats.ts'
import { readSpreadsheet } from '../../platform/spreadsheets/read-spreadsheet.ts'
import { writeCsv } from '../../platform/spreadsheets/write-csv.ts'
import { writeXlsx } from '../../platform/spreadsheets/write-xlsx.ts'
import { testApp } from '../../testing/test-app.ts'
import { columnValue, spreadsheetColumns } from '../files/columns.ts'
import { exportRows } from '../files/export-rows.ts'
import { listRows } from '../read/list.ts'
import { loadRelatedTitles } from '../read/related-titles.ts'
import { storedResources } from '../stored-resource.ts'
import { guessColumns } from './import-fields.ts'
import { type ImportCounts, importRows } from './import-rows.ts'
import { targetOf } from './import-target.ts'

const app = await testApp({}, { demo: true })
const principal = {
  kind: 'admin',
  id: crypto.randomUUID(),
  session_id: crypto.randomUUID(),
  name: 'Round trip',
  is_super: true,
  permissions: new Set<string>(),
} as const
const allRows = { start: 0, end: 1000, sorts: [], q: null, filters: [] }
const context = { ...defaultValidationContext, emailEndings: [] }

// Only these have an import.
const importable = storedResources().filter(({ declaration }) => canImport(declaration))

test.each(importable.map((resource) => ({ name: resource.declaration.name, resource })))(
  'an export of $name imports unchanged, in both formats and languages',
  async ({ resource }) => {
    for (const locale of ['ar', 'en'] as const) {
      const ctx = { ...app.createContext(principal), locale }
      const { total } = await listRows(ctx, resource, allRows)
      if (total === 0 || total > 5000) return
      const csv = Buffer.from(await text(writeCsv(await exportRows(ctx, resource, allRows))))
      const book = await buffer(writeXlsx(await exportRows(ctx, resource, allRows)))
      for (const bytes of [csv, book]) {
        const table = await readSpreadsheet({ name: 'x', bytes, truncated: false })
        const columns = guessColumns(resource.declaration, table.header)
        expect(columns.at(-1)).toBe('id')
        const reader = { ...ctx, locale: locale === 'ar' ? ('en' as const) : ('ar' as const) }
        const slices: ImportCounts[] = []
        const onSlice = async (_: Ctx, __: number, slice: ImportCounts) => void slices.push(slice)
        const target = targetOf(reader, resource)
        const loadImporter = async () => ({ principal, target })
        await importRows(reader, target, { table, columns, mode: 'try', context, doneRows: 0, loadImporter, onSlice })
        const sum = (name: 'created' | 'changed' | 'unchanged') => slices.reduce((all, slice) => all + slice[name], 0)
        expect(slices.flatMap(({ rejected }) => rejected)).toEqual([])
        expect([sum('created'), sum('changed'), sum('unchanged')]).toEqual([0, 0, total])
      }
    }
  },
)

test('an import stops at the next slice once its importer may not import any more', async () => {
  const resource = storedResources().find(({ declaration }) => declaration.name === 'cities')
  if (!resource) throw new Error('no cities')
  const ctx = app.createContext(principal)
  const rows = Array.from({ length: 400 }, (_, at) => ({ line: at + 2, cells: [`مدينة ${at}`, `Town ${at}`, 'tabuk'] }))
  const importers = [{ principal, target: targetOf(ctx, resource) }]
  let doneRows = 0
  const isComplete = await importRows(ctx, targetOf(ctx, resource), {
    table: { header: [], rows },
    columns: ['name.ar', 'name.en', 'region'],
    mode: 'try',
    context,
    doneRows,
    loadImporter: async () => importers.pop(),
    onSlice: async (_, done) => {
      doneRows = done
    },
  })
  expect(isComplete).toBe(false)
  expect(doneRows).toBeGreaterThan(0)
  expect(doneRows).toBeLessThan(rows.length)
})

test('each field kind reads back the value it writes', async () => {
  const ctx = app.createContext(principal)
  // An assertion for each of the thousands of cells takes most of the time.
  const wrong: object[] = []
  for (const resource of storedResources()) {
    const { rows } = await listRows(ctx, resource, allRows)
    const titles = await loadRelatedTitles(ctx, resource.declaration, rows)
    const ids = new Map([...titles].map(([id, title]) => [title, id]))
    const sameNamed = ids.size < titles.size
    const cellContext = {
      locale: 'ar' as const,
      titles: sameNamed ? new Map<string, string>() : titles,
      idOf: (_: string, title: string) => ids.get(title),
    }
    for (const row of rows)
      for (const column of spreadsheetColumns(resource.declaration)) {
        const value = columnValue(column, row)
        const back = readCell(column.field, writeCell(column.field, value, cellContext).text, cellContext)
        const meant = column.field.kind === 'dateTime' && typeof value === 'string' ? `${value.slice(0, 19)}.000Z` : (value ?? null)
        const expected = isEmptyCell(meant) && back === null ? null : meant
        if (!isDeepStrictEqual(back, expected)) wrong.push({ resource: resource.declaration.name, column: column.path, back, expected })
      }
  }
  expect(wrong).toEqual([])
})

// An optional field may be an empty list or null: both export as an empty cell.
const isEmptyCell = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0)
