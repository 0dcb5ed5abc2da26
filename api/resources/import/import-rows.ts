import type { ImportMode } from '@wasl/shared/contract/import.ts'
import type { ValidationContext } from '@wasl/shared/registry/schema.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { inSavepoint, inTransaction } from '../../platform/db/database.ts'
import { invalid, RequestError, ValidationError } from '../../platform/http/errors.ts'
import type { CellContext } from '../../platform/spreadsheets/cell-formats.ts'
import type { ParsedSpreadsheet } from '../../platform/spreadsheets/read-spreadsheet.ts'
import { importableColumns } from '../files/columns.ts'
import { loadRow } from '../read/load-row.ts'
import { loadRelatedTitles } from '../read/related-titles.ts'
import type { StoredRow } from '../stored-resource.ts'
import type { StoredRejection } from '../tables/imports.ts'
import { toEntryChange } from './entry-lines.ts'
import { findExistingRows } from './existing-rows.ts'
import type { Importer, ImportTarget } from './import-target.ts'
import { loadRelatedLookup, relatedTexts } from './related-lookup.ts'
import { type ImportLine, toChange, toDraft } from './row-change.ts'
import { toRowErrors } from './row-errors.ts'
import { trackUniqueValues } from './unique-values.ts'

export type ImportCounts = { created: number; changed: number; unchanged: number; rejected: StoredRejection[] }
type ImportRequest = {
  table: ParsedSpreadsheet
  columns: readonly (string | null)[]
  mode: ImportMode
  context: ValidationContext
  /** The rows that an earlier attempt has stored. */
  doneRows: number
  /** Called before each slice; the import stops without one. */
  loadImporter: () => Promise<Importer | undefined>
  /** Called after each slice of rows; in mode `valid` inside the transaction that stores it. */
  onSlice: (ctx: Ctx, doneRows: number, slice: ImportCounts) => Promise<void>
}
type RowOutcome = 'created' | 'changed' | 'unchanged'
type SliceResult = { rows: number; counts: ImportCounts; ids: string[]; values: string[] }

/** How long a slice may take: on the embedded database, other requests wait for its transaction. */
const sliceMs = 40
const minSliceRows = 5

/** Thrown to roll back the transaction of a trial and still return its result. */
class RolledBack extends Error {
  readonly result: SliceResult
  constructor(result: SliceResult) {
    super('undone')
    this.result = result
  }
}

/**
 * Imports the rows of a table in slices, each in a transaction of its own, each row as a create or an edit with its own audit entry. Invalid
 * rows are skipped and reported. Mode `try` rolls every slice back; what two rows of the file have in common is found in memory. Returns
 * whether it came to the end: it stops once its importer may not import any more.
 */
export async function importRows(ctx: Ctx, target: ImportTarget, request: ImportRequest): Promise<boolean> {
  const { table, mode, onSlice } = request
  const writer = await createLineWriter(ctx, target, request)
  let doneRows = request.doneRows
  while (doneRows < table.rows.length) {
    const from = doneRows
    const importer = await request.loadImporter()
    if (!importer) return false
    const slice = await runSlice({ ...ctx, principal: importer.principal }, mode, async (ctx) => {
      const result = await writer.writeSlice(ctx, importer.target, from)
      if (mode === 'valid') await onSlice(ctx, from + result.rows, result.counts)
      return result
    })
    writer.remember(slice)
    doneRows += slice.rows
    if (mode === 'try') await onSlice(ctx, doneRows, slice.counts)
    // Requests that arrived meanwhile come before the next slice.
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  return true
}

async function runSlice(ctx: Ctx, mode: ImportMode, work: (ctx: TransactionCtx) => Promise<SliceResult>): Promise<SliceResult> {
  try {
    return await inTransaction(ctx, async (ctx) => {
      const result = await work(ctx)
      if (mode === 'try') throw new RolledBack(result)
      return result
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.result
    throw error
  }
}

async function createLineWriter(ctx: Ctx, target: ImportTarget, { table, columns, context }: ImportRequest) {
  const { declaration } = target
  const targets = importableColumns(declaration).filter(({ path }) => columns.includes(path))
  const lines = table.rows.map(({ cells }): ImportLine => new Map(columns.flatMap((path, at) => (path ? [[path, cells[at] ?? '']] : []))))
  const idOf = await loadRelatedLookup(ctx, relatedTexts(targets, lines))
  const cellContext: CellContext = { locale: ctx.locale, titles: new Map(), idOf }
  const findExisting = await findExistingRows(ctx, target, lines, { cellContext, context })
  const existing = lines.flatMap((line) => findExisting(line)?.row ?? [])
  const cellContexts = await loadCellContexts(ctx, target, existing, cellContext)
  const schema = target.draftSchema(context)
  const seenIds = new Set<string>()
  const unique = trackUniqueValues(declaration)

  const write = async (ctx: TransactionCtx, target: ImportTarget, line: ImportLine, slice: SliceResult): Promise<RowOutcome> => {
    const existing = findExisting(line)
    if (!existing) {
      if (line.get('id')) throw invalid('id', noSuchRow)
      const draft = unique.parse(schema, toDraft(declaration, targets, line, cellContext), slice.values)
      const values = unique.assertNew(draft, slice.values)
      await target.create(ctx, draft)
      slice.values.push(...values)
      return 'created'
    }
    const { row, entry } = existing
    const key = entry ? `${row.id} ${entry.value}` : row.id
    if (seenIds.has(key) || slice.ids.includes(key)) throw invalid('id', duplicateRow)
    slice.ids.push(key)
    // Earlier lines may have changed other entries of the row.
    const current = entry ? await loadShownRow(ctx, target, row.id) : row
    const before = target.asExported?.(current, line) ?? current
    const change = entry ? toEntryChange(targets, line, before, { entry, cellContexts }) : toChange(targets, line, before, cellContexts)
    if (Object.keys(change).length === 0) return 'unchanged'
    if (!target.canEdit) throw new RequestError('forbidden', editForbidden)
    const values = unique.assertNew(change, slice.values)
    const isChanged = await target.edit(ctx, { before, change, context })
    slice.values.push(...values)
    return isChanged ? 'changed' : 'unchanged'
  }
  return {
    /** Writes rows from `from` on for as long as a slice may take. */
    writeSlice: async (ctx: TransactionCtx, target: ImportTarget, from: number): Promise<SliceResult> => {
      const slice: SliceResult = { rows: 0, counts: { created: 0, changed: 0, unchanged: 0, rejected: [] }, ids: [], values: [] }
      const until = performance.now() + sliceMs
      do {
        const at = from + slice.rows
        const line = lines[at] ?? new Map<string, string>()
        try {
          // A database error in one row must not abort the transaction of the slice.
          slice.counts[await inSavepoint(ctx, () => write(ctx, target, line, slice))] += 1
        } catch (error) {
          if (!(error instanceof ValidationError || error instanceof RequestError)) throw error
          slice.counts.rejected.push({ line: table.rows[at]?.line ?? 0, errors: toRowErrors(error, declaration, ctx.locale, line) })
        }
        slice.rows += 1
      } while (from + slice.rows < lines.length && (slice.rows < minSliceRows || performance.now() < until))
      return slice
    },
    remember: ({ ids, values }: SliceResult) => {
      for (const id of ids) seenIds.add(id)
      unique.remember(values)
    },
  }
}

async function loadShownRow(ctx: Ctx, { resource, asShown }: ImportTarget, id: string): Promise<StoredRow> {
  const row = await loadRow(ctx, resource, id)
  const [shown = row] = asShown ? await asShown(ctx, [row]) : []
  return shown
}

/** The texts of an export in both languages, the reader's first. */
const loadCellContexts = (
  ctx: Ctx,
  { declaration }: ImportTarget,
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

const noSuchRow: Label = {
  en: 'There is no record with this id. Leave it empty to add a new one',
  ar: 'لا يوجد سجل بهذا المعرّف. اتركه فارغًا لإضافة سجل جديد',
}
const duplicateRow: Label = { en: 'This record already appears in an earlier row', ar: 'هذا السجل مذكور في صف سابق' }
const editForbidden: Label = {
  en: 'This record already exists, and you don’t have permission to edit it',
  ar: 'هذا السجل موجود، وليس لديك صلاحية تعديله',
}
