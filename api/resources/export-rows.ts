import { labelIn } from '@wasl/shared/units.ts'
import { inArray } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { type Cell, type Sheet, textCell } from '../platform/spreadsheets/cell.ts'
import { type Wording, writeCell } from '../platform/spreadsheets/cell-kinds.ts'
import { columnsOf, valueIn } from '../platform/spreadsheets/columns.ts'
import { titlesOfRelated } from '../platform/spreadsheets/related-titles.ts'
import { orderOf } from './list.ts'
import type { ListQuery } from './list-query.ts'
import { readRows, type StoredRow } from './row-mapping.ts'
import type { StoredResource } from './stored-resource.ts'
import { conditionOf } from './where-clause.ts'

const rowsAtOnce = 500

/**
 * The rows that match as a table: labels of the asked language as its heading, both languages of localized fields, choices and related
 * rows by their names. Which rows they are is fixed when it begins; they are read as they are written out.
 */
export async function exportRows(ctx: Ctx, resource: StoredResource, query: ListQuery): Promise<Sheet> {
  const { declaration } = resource
  const { derived } = declaration
  const matching = await ctx.db
    .select({ id: resource.id })
    .from(resource.table)
    .where(conditionOf(ctx, resource, query))
    .orderBy(...orderOf(ctx, resource, query.sorts))
  const ids = matching.map(({ id }) => String(id))
  const labels = [...columnsOf(declaration).map(({ label }) => label), ...(derived ? [derived.label] : [])]
  return {
    name: labelIn(declaration.label.many, ctx.locale),
    rtl: ctx.locale === 'ar',
    head: ['id', ...labels.map((label) => labelIn(label, ctx.locale))],
    batches: batchesOf(ctx, resource, ids),
  }
}

async function* batchesOf(ctx: Ctx, resource: StoredResource, ids: readonly string[]): AsyncGenerator<Cell[][]> {
  for (let at = 0; at < ids.length; at += rowsAtOnce) {
    const wanted = ids.slice(at, at + rowsAtOnce)
    const rows = new Map((await readRows(ctx, resource, inArray(resource.id, wanted))).map((row) => [row.id, row]))
    const titles = await titlesOfRelated(ctx, resource.declaration, [...rows.values()])
    const wording: Wording = { locale: ctx.locale, titles, idOf: () => undefined }
    yield wanted.flatMap((id) => rows.get(id) ?? []).map((row) => lineOf(resource, row, wording))
  }
}

function lineOf({ declaration }: StoredResource, row: StoredRow, wording: Wording): Cell[] {
  const cells = columnsOf(declaration).map((column) => writeCell(column.field, valueIn(column, row), wording))
  const option = declaration.derived?.options[String(row.derived)]
  return [textCell(row.id), ...cells, ...(declaration.derived ? [textCell(option ? labelIn(option.label, wording.locale) : '')] : [])]
}
