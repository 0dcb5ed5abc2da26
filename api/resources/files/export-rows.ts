import { optionsIn } from '@wasl/shared/registry/row-title.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { type Cell, type Spreadsheet, textCell } from '../../platform/spreadsheets/cell.ts'
import { type CellContext, writeCell } from '../../platform/spreadsheets/cell-formats.ts'
import { columnValue, spreadsheetColumns } from '../../platform/spreadsheets/columns.ts'
import { loadRelatedTitles } from '../../platform/spreadsheets/related-titles.ts'
import { orderBy } from '../read/list.ts'
import type { ListQuery } from '../read/list-query.ts'
import { loadRows, type StoredRow } from '../read/row-mapping.ts'
import { whereClause } from '../read/where-clause.ts'
import type { StoredResource } from '../stored-resource.ts'

const batchSize = 500

/**
 * The matching rows as a spreadsheet: headers in the user's language, both languages of localized fields, choices and related rows by
 * name. The ids are read first; the rows themselves in batches while the file is written.
 */
export async function exportRows(ctx: Ctx, resource: StoredResource, query: ListQuery): Promise<Spreadsheet> {
  const { declaration } = resource
  const { derived } = declaration
  const matching = await ctx.db
    .select({ id: resource.id })
    .from(resource.table)
    .where(whereClause(ctx, resource, query))
    .orderBy(...orderBy(ctx, resource, query.sorts))
  const ids = matching.map(({ id }) => String(id))
  const labels = [...spreadsheetColumns(declaration).map(({ label }) => label), ...(derived ? [derived.label] : [])]
  return {
    name: labelIn(declaration.label.many, ctx.locale),
    rtl: ctx.locale === 'ar',
    header: ['id', ...labels.map((label) => labelIn(label, ctx.locale))],
    batches: readBatches(ctx, resource, ids),
  }
}

async function* readBatches(ctx: Ctx, resource: StoredResource, ids: readonly string[]): AsyncGenerator<Cell[][]> {
  for (let at = 0; at < ids.length; at += batchSize) {
    const batchIds = ids.slice(at, at + batchSize)
    const rows = new Map((await loadRows(ctx, resource, inArray(resource.id, batchIds))).map((row) => [row.id, row]))
    const titles = await loadRelatedTitles(ctx, resource.declaration, [...rows.values()])
    const cellContext: CellContext = { locale: ctx.locale, titles, idOf: () => undefined }
    yield batchIds.flatMap((id) => rows.get(id) ?? []).map((row) => toCells(resource, row, cellContext))
  }
}

function toCells({ declaration }: StoredResource, row: StoredRow, cellContext: CellContext): Cell[] {
  const cells = spreadsheetColumns(declaration).map((column) => {
    const field = column.field.kind === 'choice' ? { ...column.field, options: optionsIn(column.field, row) } : column.field
    return writeCell(field, columnValue(column, row), cellContext)
  })
  const option = declaration.derived?.options[String(row.derived)]
  return [textCell(row.id), ...cells, ...(declaration.derived ? [textCell(option ? labelIn(option.label, cellContext.locale) : '')] : [])]
}
