import { maxExportRows } from '@wasl/shared/contract/file-limits.ts'
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
import { columnValue, spreadsheetColumns } from './columns.ts'

const batchSize = 500

type ExportColumn = { label: string; cell: (row: StoredRow, context: CellContext) => Cell }

/**
 * The matching rows, at most `maxExportRows`, as a spreadsheet: headers in the user's language, both languages of localized fields, choices and related rows by
 * name. Without `columns`, every column, and the id last, by which an import finds the rows again. The ids are read first; the rows
 * themselves in batches while the file is written.
 */
export async function exportRows(ctx: Ctx, resource: StoredResource, { columns: names, ...query }: ExportQuery): Promise<Spreadsheet> {
  const { declaration } = resource
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
  return {
    name: labelIn(declaration.label.many, ctx.locale),
    rtl: ctx.locale === 'ar',
    header: chosen.map(({ label }) => label),
    batches: readBatches(ctx, resource, { ids, columns: chosen }),
  }
}

const idColumn: ExportColumn = { label: 'id', cell: ({ id }) => textCell(id) }

/** Every column by the name of its field; two for a localized one. */
function columnsOf({ declaration }: StoredResource, locale: Locale): (ExportColumn & { name: string })[] {
  const { derived } = declaration
  const fields = spreadsheetColumns(declaration).map((column) => ({
    name: column.name,
    label: labelIn(column.label, locale),
    cell: (row: StoredRow, context: CellContext) => {
      const field = column.field.kind === 'choice' ? { ...column.field, options: optionsIn(column.field, row) } : column.field
      return writeCell(field, columnValue(column, row), context)
    },
  }))
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

type Batches = { ids: readonly string[]; columns: readonly ExportColumn[] }

async function* readBatches(ctx: Ctx, resource: StoredResource, { ids, columns }: Batches): AsyncGenerator<Cell[][]> {
  for (let at = 0; at < ids.length; at += batchSize) {
    const batchIds = ids.slice(at, at + batchSize)
    const rows = new Map((await loadRows(ctx, resource, inArray(resource.id, batchIds))).map((row) => [row.id, row]))
    const titles = await loadRelatedTitles(ctx, resource.declaration, [...rows.values()])
    const cellContext: CellContext = { locale: ctx.locale, titles, idOf: () => undefined }
    yield batchIds.flatMap((id) => rows.get(id) ?? []).map((row) => columns.map(({ cell }) => cell(row, cellContext)))
  }
}
