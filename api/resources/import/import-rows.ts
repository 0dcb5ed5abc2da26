import type { ImportMode, ImportResult, RefusedRow } from '@wasl/shared/contract/import.ts'
import { draftSchema, type Surroundings } from '@wasl/shared/registry/schema.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { Ctx } from '../../context.ts'
import { asPart, inTransaction, type Tx } from '../../platform/db/database.ts'
import { BadInput, invalid, Refusal } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import { parted, type Wording } from '../../platform/spreadsheets/cell-kinds.ts'
import type { Column } from '../../platform/spreadsheets/columns.ts'
import type { Table } from '../../platform/spreadsheets/read-spreadsheet.ts'
import { titlesOfRelated } from '../../platform/spreadsheets/related-titles.ts'
import { create } from '../create.ts'
import { edit } from '../edit.ts'
import type { StoredRow } from '../row-mapping.ts'
import type { StoredResource } from '../stored-resource.ts'
import { knownRows } from './existing-rows.ts'
import { targetsOf } from './import-fields.ts'
import { relatedLookup } from './related-lookup.ts'
import { changeOf, draftOf } from './row-change.ts'
import { errorsOf } from './row-errors.ts'

/** One line of the file: its cells by the field each stands for. */
export type Line = ReadonlyMap<string, string>
export type Import = { table: Table; columns: readonly (string | null)[]; mode: ImportMode; around: Surroundings }
type Done = 'created' | 'changed' | 'unchanged'

/** Carries what came of a transaction out of it while everything in it is undone. */
class Undone extends Error {
  readonly result: ImportResult
  constructor(result: ImportResult) {
    super('undone')
    this.result = result
  }
}

/**
 * Writes the rows of a table in one transaction, each as a create or an edit of its own with its audit row, and says of each what came of
 * it. What is refused leaves nothing behind; `try` leaves nothing at all, `all` nothing where one row is refused.
 */
export async function importRows(ctx: Ctx, resource: StoredResource, asked: Import): Promise<ImportResult> {
  try {
    return await inTransaction(ctx, async (ctx) => {
      const result = await writeAll(ctx, resource, asked)
      if (asked.mode === 'try' || (asked.mode === 'all' && result.refused.length > 0)) throw new Undone({ ...result, is_stored: false })
      return result
    })
  } catch (error) {
    if (error instanceof Undone) return error.result
    throw error
  }
}

async function writeAll(ctx: Ctx & { db: Tx }, resource: StoredResource, { table, columns, around }: Import): Promise<ImportResult> {
  const targets = targetsOf(resource.declaration).filter(({ path }) => columns.includes(path))
  const lines = table.rows.map(({ cells }): Line => new Map(columns.flatMap((path, at) => (path ? [[path, cells[at] ?? '']] : []))))
  const idOf = await relatedLookup(ctx, calledBy(targets, lines))
  const wording: Wording = { locale: ctx.locale, titles: new Map(), idOf }
  const known = await knownRows(ctx, resource, lines, { wording, around })
  const wordings = await wordingsOf(
    ctx,
    resource,
    lines.flatMap((line) => known(line) ?? []),
    wording,
  )
  const mayEdit = mayChange(ctx, resource)
  const seen = new Set<string>()
  const done: Record<Done, number> = { created: 0, changed: 0, unchanged: 0 }
  const refused: RefusedRow[] = []

  const write = async (line: Line): Promise<Done> => {
    const before = known(line)
    if (!before) {
      if (line.get('id')) throw invalid('id', noSuchRow)
      await create(ctx, resource, parse(draftSchema(resource.declaration, around), draftOf(targets, line, wording)))
      return 'created'
    }
    if (seen.has(before.id)) throw invalid('id', twice)
    seen.add(before.id)
    const change = changeOf(targets, line, before, wordings)
    if (Object.keys(change).length === 0) return 'unchanged'
    if (!mayEdit) throw new Refusal('forbidden', notChanged)
    const after = await edit(ctx, resource, { id: before.id, change, version: null, around })
    return after.version === before.version && 'version' in after ? 'unchanged' : 'changed'
  }

  for (const [at, row] of table.rows.entries()) {
    const line = lines[at] ?? new Map()
    try {
      // What the database refuses of one row must not end the transaction of all.
      done[await asPart(ctx, () => write(line))] += 1
    } catch (error) {
      if (!(error instanceof BadInput || error instanceof Refusal)) throw error
      refused.push({ ...row, errors: errorsOf(error, resource.declaration, ctx.locale) })
    }
  }
  return { is_stored: true, ...done, refused }
}

/** What cells call the rows they refer to, by the resource of those rows. */
function calledBy(targets: readonly Column[], lines: readonly Line[]): Map<string, Set<string>> {
  const called = new Map<string, Set<string>>()
  for (const { field, path } of targets) {
    if (field.kind !== 'belongsTo' && field.kind !== 'hasMany') continue
    const texts = called.get(field.to) ?? new Set<string>()
    for (const line of lines)
      for (const text of field.kind === 'hasMany' ? parted(line.get(path) ?? '') : [line.get(path) ?? '']) texts.add(text)
    called.set(field.to, texts)
  }
  return called
}

/** What exports in both languages call things, the reader's first. */
const wordingsOf = (ctx: Ctx, { declaration }: StoredResource, rows: readonly StoredRow[], wording: Wording): Promise<Wording[]> =>
  Promise.all(
    (ctx.locale === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const)).map(async (locale) => ({
      ...wording,
      locale,
      titles: await titlesOfRelated({ ...ctx, locale }, declaration, rows),
    })),
  )

function mayChange({ who }: Ctx, { declaration: { name, access } }: StoredResource): boolean {
  return access.edit !== false && who.kind === 'admin' && (who.is_super || who.permissions.has(`${name}.edit`))
}

const noSuchRow: Label = [
  'There is no row with this id. Leave it empty for a new one',
  'لا يوجد سجل بهذا المعرّف. اتركه فارغًا لإضافة سجل جديد',
]
const twice: Label = ['The same row stands above already', 'هذا السجل مذكور في صف سابق']
const notChanged: Label = ['This row exists already, and you may not change it', 'هذا السجل موجود، وليس لديك صلاحية تعديله']
