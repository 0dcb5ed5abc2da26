import { buffer, text } from 'node:stream/consumers'
import { defaultSurroundings } from '@wasl/shared/registry/schema.ts'
import { beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../../demo/seed.ts'
import { readCell, writeCell } from '../../platform/spreadsheets/cell-kinds.ts'
import { columnsOf, valueIn } from '../../platform/spreadsheets/columns.ts'
import { readSheet } from '../../platform/spreadsheets/read-spreadsheet.ts'
import { titlesOfRelated } from '../../platform/spreadsheets/related-titles.ts'
import { writeCsv } from '../../platform/spreadsheets/write-csv.ts'
import { writeXlsx } from '../../platform/spreadsheets/write-xlsx.ts'
import { testApp } from '../../testing/test-app.ts'
import { exportRows } from '../export-rows.ts'
import { list } from '../list.ts'
import { storedResources } from '../stored-resource.ts'
import { guessTargets } from './import-fields.ts'
import { importRows } from './import-rows.ts'

const house = await testApp()
beforeAll(() => seedDemo(house.shared))
const who = {
  kind: 'admin',
  id: crypto.randomUUID(),
  session_id: crypto.randomUUID(),
  name: 'Round trip',
  is_super: true,
  permissions: new Set<string>(),
} as const
const everything = { start: 0, end: 1000, sorts: [], q: null, filters: [] }
const around = { ...defaultSurroundings, emailEndings: [] }

test.each(storedResources().map((resource) => ({ name: resource.declaration.name, resource })))(
  'what is exported of $name comes back unchanged, from both forms and in both languages',
  async ({ resource }) => {
    for (const locale of ['ar', 'en'] as const) {
      const ctx = { ...house.ctxOf(who), locale }
      const { total } = await list(ctx, resource, everything)
      if (total === 0 || total > 5000) return
      const csv = Buffer.from(await text(writeCsv(await exportRows(ctx, resource, everything))))
      const book = await buffer(writeXlsx(await exportRows(ctx, resource, everything)))
      for (const bytes of [csv, book]) {
        const table = await readSheet({ name: 'x', bytes, truncated: false })
        const columns = guessTargets(resource.declaration, table.head)
        expect(columns[0]).toBe('id')
        const reader = { ...ctx, locale: locale === 'ar' ? ('en' as const) : ('ar' as const) }
        const result = await importRows(reader, resource, { table, columns, mode: 'try', around })
        expect(result).toEqual({ is_stored: false, created: 0, changed: 0, unchanged: total, refused: [] })
      }
    }
  },
)

test('each kind reads back the value that it writes', async () => {
  const ctx = house.ctxOf(who)
  for (const resource of storedResources()) {
    const { rows } = await list(ctx, resource, everything)
    const titles = await titlesOfRelated(ctx, resource.declaration, rows)
    const ids = new Map([...titles].map(([id, title]) => [title, id]))
    const sameNamed = ids.size < titles.size
    const wording = {
      locale: 'ar' as const,
      titles: sameNamed ? new Map<string, string>() : titles,
      idOf: (_: string, called: string) => ids.get(called),
    }
    for (const row of rows)
      for (const column of columnsOf(resource.declaration)) {
        const value = valueIn(column, row)
        const back = readCell(column.field, writeCell(column.field, value, wording).text, wording)
        const meant = column.field.kind === 'dateTime' && typeof value === 'string' ? `${value.slice(0, 19)}.000Z` : (value ?? null)
        expect([resource.declaration.name, column.path, back]).toEqual([
          resource.declaration.name,
          column.path,
          isNothing(meant) && back === null ? null : meant,
        ])
      }
  }
})

// An optional field may hold no entries or none at all: both leave an empty cell.
const isNothing = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0)
