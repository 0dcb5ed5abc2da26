import type { ImportMode, ImportResult, RejectedRow } from '@wasl/shared/contract/import.ts'
import { draftSchema, type ValidationContext } from '@wasl/shared/registry/schema.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { Ctx, TransactionCtx } from '../../context.ts'
import { inSavepoint, inTransaction } from '../../platform/db/database.ts'
import { invalid, RequestError, ValidationError } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import { type CellContext, splitList } from '../../platform/spreadsheets/cell-formats.ts'
import type { SpreadsheetColumn } from '../../platform/spreadsheets/columns.ts'
import type { ParsedSpreadsheet } from '../../platform/spreadsheets/read-spreadsheet.ts'
import { loadRelatedTitles } from '../../platform/spreadsheets/related-titles.ts'
import { hasPermission } from '../access.ts'
import type { StoredRow } from '../read/row-mapping.ts'
import type { StoredResource } from '../stored-resource.ts'
import { createRow } from '../write/create-row.ts'
import { editRow } from '../write/edit-row.ts'
import { findExistingRows } from './existing-rows.ts'
import { importableColumns } from './import-fields.ts'
import { loadRelatedLookup } from './related-lookup.ts'
import { type ImportLine, toChange, toDraft } from './row-change.ts'
import { toRowErrors } from './row-errors.ts'

export type ImportRequest = { table: ParsedSpreadsheet; columns: readonly (string | null)[]; mode: ImportMode; context: ValidationContext }
type RowOutcome = 'created' | 'changed' | 'unchanged'

/** Thrown to roll back a transaction and still return its result. */
class RolledBack extends Error {
  readonly result: ImportResult
  constructor(result: ImportResult) {
    super('undone')
    this.result = result
  }
}

/**
 * Imports the rows of a table in one transaction, each as a create or an edit with its own audit entry. Invalid rows are skipped and
 * reported. Mode `try` stores nothing, `all` stores nothing if one row is invalid, `valid` stores the valid rows.
 */
export async function importRows(ctx: Ctx, resource: StoredResource, request: ImportRequest): Promise<ImportResult> {
  try {
    return await inTransaction(ctx, async (ctx) => {
      const result = await writeAll(ctx, resource, request)
      if (request.mode === 'try' || (request.mode === 'all' && result.rejected.length > 0))
        throw new RolledBack({ ...result, is_stored: false })
      return result
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.result
    throw error
  }
}

async function writeAll(ctx: TransactionCtx, resource: StoredResource, { table, columns, context }: ImportRequest): Promise<ImportResult> {
  const targets = importableColumns(resource.declaration).filter(({ path }) => columns.includes(path))
  const lines = table.rows.map(({ cells }): ImportLine => new Map(columns.flatMap((path, at) => (path ? [[path, cells[at] ?? '']] : []))))
  const idOf = await loadRelatedLookup(ctx, relatedTexts(targets, lines))
  const cellContext: CellContext = { locale: ctx.locale, titles: new Map(), idOf }
  const findExisting = await findExistingRows(ctx, resource, lines, { cellContext, context })
  const cellContexts = await loadCellContexts(
    ctx,
    resource,
    lines.flatMap((line) => findExisting(line) ?? []),
    cellContext,
  )
  const canEdit = canEditRows(ctx, resource)
  const seenIds = new Set<string>()
  const counts: Record<RowOutcome, number> = { created: 0, changed: 0, unchanged: 0 }
  const rejected: RejectedRow[] = []

  const write = async (line: ImportLine): Promise<RowOutcome> => {
    const before = findExisting(line)
    if (!before) {
      if (line.get('id')) throw invalid('id', noSuchRow)
      await createRow(ctx, resource, parse(draftSchema(resource.declaration, context), toDraft(targets, line, cellContext)))
      return 'created'
    }
    if (seenIds.has(before.id)) throw invalid('id', duplicateRow)
    seenIds.add(before.id)
    const change = toChange(targets, line, before, cellContexts)
    if (Object.keys(change).length === 0) return 'unchanged'
    if (!canEdit) throw new RequestError('forbidden', editForbidden)
    const after = await editRow(ctx, resource, { id: before.id, change, version: null, context })
    return after.version === before.version && 'version' in after ? 'unchanged' : 'changed'
  }

  for (const [at, row] of table.rows.entries()) {
    const line = lines[at] ?? new Map()
    try {
      // A database error in one row must not abort the transaction of all rows.
      counts[await inSavepoint(ctx, () => write(line))] += 1
    } catch (error) {
      if (!(error instanceof ValidationError || error instanceof RequestError)) throw error
      rejected.push({ ...row, errors: toRowErrors(error, resource.declaration, ctx.locale) })
    }
  }
  return { is_stored: true, ...counts, rejected }
}

/** The cell texts that refer to other rows, by the resource of those rows. */
function relatedTexts(targets: readonly SpreadsheetColumn[], lines: readonly ImportLine[]): Map<string, Set<string>> {
  const textsByResource = new Map<string, Set<string>>()
  for (const { field, path } of targets) {
    if (field.kind !== 'belongsTo' && field.kind !== 'hasMany') continue
    const texts = textsByResource.get(field.to) ?? new Set<string>()
    for (const line of lines)
      for (const text of field.kind === 'hasMany' ? splitList(line.get(path) ?? '') : [line.get(path) ?? '']) texts.add(text)
    textsByResource.set(field.to, texts)
  }
  return textsByResource
}

/** The texts of an export in both languages, the reader's first. */
const loadCellContexts = (
  ctx: Ctx,
  { declaration }: StoredResource,
  rows: readonly StoredRow[],
  cellContext: CellContext,
): Promise<CellContext[]> =>
  Promise.all(
    (ctx.locale === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const)).map(async (locale) => ({
      ...cellContext,
      locale,
      titles: await loadRelatedTitles({ ...ctx, locale }, declaration, rows),
    })),
  )

const canEditRows = ({ principal }: Ctx, { declaration: { name, access } }: StoredResource): boolean =>
  access.edit !== false && hasPermission(principal, `${name}.edit`)

const noSuchRow: Label = {
  en: 'There is no record with this id. Leave it empty to add a new one',
  ar: 'لا يوجد سجل بهذا المعرّف. اتركه فارغًا لإضافة سجل جديد',
}
const duplicateRow: Label = { en: 'This record already appears in an earlier row', ar: 'هذا السجل مذكور في صف سابق' }
const editForbidden: Label = {
  en: 'This record already exists, and you don’t have permission to edit it',
  ar: 'هذا السجل موجود، وليس لديك صلاحية تعديله',
}
