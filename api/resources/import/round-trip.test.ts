import { buffer, text } from 'node:stream/consumers'
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
        await importRows(reader, targetOf(reader, resource), { table, columns, mode: 'try', context, doneRows: 0, onSlice })
        const sum = (name: 'created' | 'changed' | 'unchanged') => slices.reduce((all, slice) => all + slice[name], 0)
        expect(slices.flatMap(({ rejected }) => rejected)).toEqual([])
        expect([sum('created'), sum('changed'), sum('unchanged')]).toEqual([0, 0, total])
      }
    }
  },
)

test('each field kind reads back the value it writes', async () => {
  const ctx = app.createContext(principal)
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
        expect([resource.declaration.name, column.path, back]).toEqual([
          resource.declaration.name,
          column.path,
          isEmptyCell(meant) && back === null ? null : meant,
        ])
      }
  }
})

// An optional field may be an empty list or null: both export as an empty cell.
const isEmptyCell = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0)
