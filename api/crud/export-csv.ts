import { Readable } from 'node:stream'
import { resources } from '@wasl/resources/index.ts'
import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { type Label, type Locale, labelIn } from '@wasl/shared/units.ts'
import { stringify } from 'csv-stringify/sync'
import { inArray } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { conditionOf } from './condition-of.ts'
import { orderOf } from './list.ts'
import type { ListQuery } from './list-query.ts'
import { isLocalized, readRows, type StoredRow } from './row-of.ts'
import { type StoredResource, storedResource } from './stored-resource.ts'

const rowsAtOnce = 500
const byteOrderMark = '\ufeff'

/**
 * The rows that match as CSV, streamed: labels of the asked language as the head, both languages of localized fields, choices and related
 * rows by their names. Cells that a spreadsheet would run as a formula are quoted. Which rows they are is fixed when it begins.
 */
export async function exportCsv(ctx: Ctx, resource: StoredResource, query: ListQuery): Promise<Readable> {
  const matching = await ctx.db
    .select({ id: resource.id })
    .from(resource.table)
    .where(conditionOf(ctx, resource, query))
    .orderBy(...orderOf(ctx, resource, query.sorts))
  return Readable.from(
    chunks(
      ctx,
      resource,
      matching.map(({ id }) => String(id)),
    ),
  )
}

async function* chunks(ctx: Ctx, resource: StoredResource, ids: readonly string[]): AsyncGenerator<string> {
  yield byteOrderMark + csv([headOf(resource.declaration, ctx.locale)])
  for (let at = 0; at < ids.length; at += rowsAtOnce) {
    const wanted = ids.slice(at, at + rowsAtOnce)
    const rows = new Map((await readRows(ctx, resource, inArray(resource.id, wanted))).map((row) => [row.id, row]))
    const names = await namesOfRelated(ctx, resource.declaration, [...rows.values()])
    yield csv(wanted.flatMap((id) => rows.get(id) ?? []).map((row) => lineOf(ctx, resource.declaration, row, names)))
  }
}

const csv = (lines: readonly (readonly string[])[]): string => stringify([...lines], { escape_formulas: true, record_delimiter: 'windows' })

function headOf({ fields, derived }: AnyResource, locale: Locale): string[] {
  const names = Object.values(fields).flatMap((field) => {
    const label = labelIn(field.label, locale)
    return isLocalized(field) ? [`${label} (${labelIn(arabic, locale)})`, `${label} (${labelIn(english, locale)})`] : [label]
  })
  return ['id', ...names, ...(derived ? [labelIn(derived.label, locale)] : [])]
}

type Names = ReadonlyMap<string, string>

function lineOf(ctx: Pick<Ctx, 'locale' | 'clock'>, { fields, derived }: AnyResource, row: StoredRow, names: Names): string[] {
  const cells = Object.entries(fields).flatMap(([name, field]) => cellsOf(field, row[name], ctx.locale, names))
  const option = derived?.options[derived.of(asTheirs(row), ctx.clock.now())]
  return [row.id, ...cells, ...(option ? [labelIn(option.label, ctx.locale)] : [])]
}

function cellsOf(field: AnyField, value: unknown, locale: Locale, names: Names): string[] {
  if (isLocalized(field)) return [partOf(value, 'ar'), partOf(value, 'en')]
  if (value === null || value === undefined) return ['']
  if (field.kind === 'choice') return [labelIn(field.options[String(value)] ?? ['', ''], locale)]
  if (field.kind === 'boolean') return [labelIn(value ? yes : no, locale)]
  if (field.kind === 'money') return [(Number(value) / 100).toFixed(2)]
  if (field.kind === 'belongsTo' || field.kind === 'hasMany')
    return [
      [value]
        .flat()
        .map((id) => names.get(String(id)) ?? String(id))
        .join('، '),
    ]
  return [typeof value === 'object' ? JSON.stringify(value) : String(value)]
}

/** The titles of the rows that these rows refer to, by id. */
async function namesOfRelated(ctx: Ctx, { fields }: AnyResource, rows: readonly AnyRow[]): Promise<Names> {
  const all: Readonly<Record<string, AnyResource>> = resources
  const names = new Map<string, string>()
  for (const [name, field] of Object.entries(fields)) {
    const target = field.kind === 'belongsTo' || field.kind === 'hasMany' ? all[field.to] : undefined
    const ids = [...new Set(rows.flatMap((row) => row[name] ?? []).filter((id) => typeof id === 'string'))]
    if (!target || ids.length === 0) continue
    const stored = storedResource(target)
    for (const related of await readRows(ctx, stored, inArray(stored.id, ids)))
      names.set(related.id, titleOf(related[target.title], ctx.locale))
  }
  return names
}

const titleOf = (value: unknown, locale: Locale): string => (typeof value === 'object' ? partOf(value, locale) : String(value))

const partOf = (value: unknown, language: Locale): string =>
  typeof value === 'object' && value !== null && 'ar' in value && 'en' in value ? String(value[language]) : ''

const yes: Label = ['Yes', 'نعم']
const no: Label = ['No', 'لا']
const arabic: Label = ['Arabic', 'بالعربية']
const english: Label = ['English', 'بالإنجليزية']

// Safe: the row is one of the resource whose declaration computes its status.
const asTheirs = (row: AnyRow) => row as never
