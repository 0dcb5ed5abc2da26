import { maxExportRows } from '@wasl/shared/contract/file-limits.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { optionsIn } from '@wasl/shared/registry/row-title.ts'
import { type Locale, labelIn } from '@wasl/shared/units.ts'
import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { type Cell, type Spreadsheet, textCell } from '../../platform/spreadsheets/cell.ts'
import { type CellContext, writeCell } from '../../platform/spreadsheets/cell-formats.ts'
import { assertExportable } from '../../platform/spreadsheets/max-export-rows.ts'
import { orderBy } from '../read/list.ts'
import type { ExportQuery } from '../read/list-query.ts'
import { loadRelatedTitles } from '../read/related-titles.ts'
import { loadRows } from '../read/row-mapping.ts'
import { whereClause } from '../read/where-clause.ts'
import type { StoredResource, StoredRow } from '../stored-resource.ts'
import { columnValue, importableColumns, type SpreadsheetColumn, spreadsheetColumns } from './columns.ts'

const batchSize = 500

type ShownRows = {
  /** The fields that the file has. */
  declaration: AnyResource
  ids: readonly string[]
  /** The rows as the file shows them. */
  asShown: (ctx: Ctx, rows: readonly StoredRow[]) => Promise<StoredRow[]>
}

/** Rows as a spreadsheet that an import of the same declaration reads again, with the id last. */
export function spreadsheetOf(ctx: Ctx, resource: StoredResource, { declaration, ids, asShown }: ShownRows): Spreadsheet {
  assertExportable(ids.length)
  const columns = fieldColumns(importableColumns(declaration), ctx.locale)
  return toSpreadsheet(ctx, resource, { columns: [...columns, idColumn], ids, asShown })
}

type ExportColumn = { label: string; cell: (row: StoredRow, context: CellContext) => Cell }

/**
 * The matching rows, at most `maxExportRows`, as a spreadsheet: headers in the user's language, both languages of localized fields, choices and related rows by
 * name. Without `columns`, every column, and the id last, by which an import finds the rows again. The ids are read first; the rows
 * themselves in batches while the file is written.
 */
export async function exportRows(ctx: Ctx, resource: StoredResource, { columns: names, ...query }: ExportQuery): Promise<Spreadsheet> {
  const matching = await ctx.db
    .select({ id: resource.id })
    .from(resource.table)
    .where(whereClause(ctx, resource, query))
    .orderBy(...orderBy(ctx, resource, query.sorts))
    .limit(maxExportRows + 1)
  assertExportable(matching.length)
  const ids = matching.map(({ id }) => String(id))
  const columns = columnsOf(resource, ctx.locale)
  const chosen = names ? names.flatMap((name) => columns.filter((column) => column.name === name)) : [...columns, idColumn]
  return toSpreadsheet(ctx, resource, { ids, columns: chosen })
}

const toSpreadsheet = (ctx: Ctx, resource: StoredResource, rows: Batches): Spreadsheet => ({
  name: labelIn(resource.declaration.label.many, ctx.locale),
  rtl: ctx.locale === 'ar',
  header: rows.columns.map(({ label }) => label),
  batches: readBatches(ctx, resource, rows),
})

const idColumn: ExportColumn = { label: 'id', cell: ({ id }) => textCell(id) }

/** Every column by the name of its field; two for a localized one. */
function columnsOf({ declaration }: StoredResource, locale: Locale): (ExportColumn & { name: string })[] {
  const { derived } = declaration
  const fields = fieldColumns(spreadsheetColumns(declaration), locale)
  if (!derived) return fields
  const statusOf = (row: StoredRow) => derived.options[String(row.derived)]?.label
  return [
    ...fields,
    {
      name: 'derived',
      label: labelIn(derived.label, locale),
      cell: (row) => textCell(labelIn(statusOf(row) ?? { en: '', ar: '' }, locale)),
    },
  ]
}

const fieldColumns = (columns: readonly SpreadsheetColumn[], locale: Locale): (ExportColumn & { name: string })[] =>
  columns.map((column) => ({
    name: column.name,
    label: labelIn(column.label, locale),
    cell: (row: StoredRow, context: CellContext) => {
      const field = column.field.kind === 'choice' ? { ...column.field, options: optionsIn(column.field, row) } : column.field
      return writeCell(field, columnValue(column, row), context)
    },
  }))

type Batches = { ids: readonly string[]; columns: readonly ExportColumn[]; asShown?: ShownRows['asShown'] }

async function* readBatches(ctx: Ctx, resource: StoredResource, { ids, columns, asShown }: Batches): AsyncGenerator<Cell[][]> {
  for (let at = 0; at < ids.length; at += batchSize) {
    const batchIds = ids.slice(at, at + batchSize)
    const loaded = await loadRows(ctx, resource, inArray(resource.id, batchIds))
    const rows = new Map((asShown ? await asShown(ctx, loaded) : loaded).map((row) => [row.id, row]))
    const titles = await loadRelatedTitles(ctx, resource.declaration, [...rows.values()])
    const cellContext: CellContext = { locale: ctx.locale, titles, idOf: () => undefined }
    yield batchIds.flatMap((id) => rows.get(id) ?? []).map((row) => columns.map(({ cell }) => cell(row, cellContext)))
  }
}
