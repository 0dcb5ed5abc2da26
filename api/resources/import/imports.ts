import type { ImportMode, ImportPreview, ImportState } from '@wasl/shared/contract/import.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import type { AdminCtx, App, Ctx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { addSeconds } from '../../platform/instants.ts'
import { enqueueJobs } from '../../platform/jobs/enqueue.ts'
import type { ParsedSpreadsheet } from '../../platform/spreadsheets/read-spreadsheet.ts'
import { importableColumns } from '../files/columns.ts'
import { imports } from '../tables/imports.ts'
import { guessColumns } from './import-fields.ts'
import { readTable, storeTable } from './stored-table.ts'

type ImportRow = typeof imports.$inferSelect
/** Who imports: an administrator, or a user what is its own. */
type ImporterCtx = AdminCtx | UserCtx

const samples = 3
const lifetimeDays = 7
const maxNameLength = 120
const maxImportsOfUser = 5

/** Stores the rows of a file for an import of this reader. Of a user the last few imports stay. */
export async function createImport(
  ctx: ImporterCtx,
  declaration: AnyResource,
  { name, table }: { name: string; table: ParsedSpreadsheet },
): Promise<ImportState> {
  const id = crypto.randomUUID()
  const storage_key = `imports/${id}.json`
  await storeTable(ctx, storage_key, table)
  const [row] = await ctx.db
    .insert(imports)
    .values({
      id,
      ...ownerOf(ctx),
      resource: declaration.name,
      file_name: name.slice(-maxNameLength),
      storage_key,
      preview: previewOf(ctx, declaration, table),
      locale: ctx.locale,
      status: 'read',
      rejected: [],
      created_at: ctx.clock.now(),
    })
    .returning()
  if (!row) throw new Error('createImport: no row was returned')
  if (ctx.principal.kind === 'user') await deleteEarlierImports(ctx, ctx.principal.id)
  return toState(ctx, row)
}

async function deleteEarlierImports({ db, adapters }: Ctx, user_id: string): Promise<void> {
  const earlier = await db
    .select({ id: imports.id })
    .from(imports)
    .where(eq(imports.user_id, user_id))
    .orderBy(desc(imports.created_at), desc(imports.id))
    .offset(maxImportsOfUser)
  const ids = earlier.map(({ id }) => id)
  const removed = await db
    .delete(imports)
    .where(and(inArray(imports.id, ids), ne(imports.status, 'running')))
    .returning({ storage_key: imports.storage_key })
  for (const { storage_key } of removed) await adapters.storage.remove(storage_key)
}

function previewOf({ locale }: Ctx, declaration: AnyResource, { header, rows }: ParsedSpreadsheet): ImportPreview {
  const guesses = guessColumns(declaration, header)
  return {
    rows: rows.length,
    columns: header.map((heading, at) => ({
      heading,
      guess: guesses[at] ?? null,
      samples: rows
        .map(({ cells }) => cells[at] ?? '')
        .filter(Boolean)
        .slice(0, samples),
    })),
    targets: importableColumns(declaration).map(({ path, label, field }) => ({
      path,
      label: labelIn(label, locale),
      is_required: !field.optional && !('default' in field) && field.kind !== 'hasMany',
    })),
  }
}

/** An import of this reader. Throws 404 otherwise. */
export async function loadImport(ctx: ImporterCtx, declaration: AnyResource, id: string): Promise<ImportState> {
  return toState(ctx, await loadRow(ctx, declaration, id))
}

/** The latest import of this reader, so that its screen can continue it; null if there is none of the last day. */
export async function findLatestImport(ctx: ImporterCtx, declaration: AnyResource): Promise<ImportState | null> {
  const [row] = await ctx.db
    .select()
    .from(imports)
    .where(and(isOwn(ctx, declaration), gt(imports.created_at, addSeconds(ctx.clock.now(), -daySeconds))))
    .orderBy(desc(imports.created_at))
    .limit(1)
  return row ? toState(ctx, row) : null
}

/** Starts the check or the run of an import. Throws 409 while it or another of the same user is running, and after the rows were stored. */
export const startImport = (
  ctx: ImporterCtx,
  declaration: AnyResource,
  id: string,
  { mode, columns }: { mode: ImportMode; columns: readonly (string | null)[] },
): Promise<ImportState> =>
  inTransaction(ctx, async (ctx) => {
    if (ctx.principal.kind === 'user') await assertNoOtherRunning(ctx, ctx.principal.id, id)
    const row = await loadRow(ctx, declaration, id, true)
    if (row.status === 'running') throw conflict({ en: 'This import is already running', ar: 'هذا الاستيراد جارٍ الآن' })
    if (row.status === 'done' && row.mode === 'valid')
      throw conflict({ en: 'This file has been imported', ar: 'تم استيراد هذا الملف من قبل' })
    const [started] = await ctx.db
      .update(imports)
      .set({ status: 'running', mode, columns, locale: ctx.locale, done_rows: 0, created: 0, changed: 0, unchanged: 0, rejected: [] })
      .where(eq(imports.id, id))
      .returning()
    if (!started) throw notFound()
    await enqueueJobs(ctx, [{ queue: 'imports', payload: { import_id: id } }])
    return toState(ctx, started)
  })

/** Locks the imports of a user, so that two cannot start at once. Throws 409 while another one is running. */
async function assertNoOtherRunning({ db, clock }: Pick<Ctx, 'db' | 'clock'>, user_id: string, id: string): Promise<void> {
  const others = await db
    .select({ id: imports.id, status: imports.status })
    .from(imports)
    .where(and(eq(imports.user_id, user_id), gt(imports.created_at, addSeconds(clock.now(), -daySeconds))))
    .orderBy(imports.id)
    .for('update')
  if (others.some((other) => other.id !== id && other.status === 'running'))
    throw conflict({ en: 'Another import of yours is running. Wait until it has ended', ar: 'لديك استيراد آخر جارٍ الآن. انتظر حتى ينتهي' })
}

/** Deletes imports after a week, with their rows. */
export async function deleteOldImports(app: App): Promise<void> {
  const old = await app.db
    .delete(imports)
    .where(lt(imports.created_at, addSeconds(app.clock.now(), -lifetimeDays * daySeconds)))
    .returning({ storage_key: imports.storage_key })
  for (const { storage_key } of old) await app.adapters.storage.remove(storage_key)
}

const ownerOf = ({ principal }: Pick<ImporterCtx, 'principal'>) =>
  principal.kind === 'admin' ? { admin_id: principal.id } : { user_id: principal.id }

const isOwn = ({ principal }: Pick<ImporterCtx, 'principal'>, { name }: AnyResource) =>
  and(eq(principal.kind === 'admin' ? imports.admin_id : imports.user_id, principal.id), eq(imports.resource, name))

async function loadRow(ctx: ImporterCtx, declaration: AnyResource, id: string, isLocked = false): Promise<ImportRow> {
  const query = ctx.db
    .select()
    .from(imports)
    .where(and(isOwn(ctx, declaration), eq(imports.id, id)))
  const [row] = isLocked ? await query.for('update') : await query
  if (!row) throw notFound()
  return row
}

async function toState(ctx: Ctx, row: ImportRow): Promise<ImportState> {
  const { id, file_name, status, mode, preview, created, changed, unchanged } = row
  const columns = row.columns ?? preview.columns.map(({ guess }) => guess)
  const percent = Math.min(99, Math.floor((row.done_rows / preview.rows) * 100))
  return {
    id,
    file_name,
    status,
    mode,
    percent: status === 'done' ? 100 : percent,
    preview,
    columns: [...columns],
    result: status === 'done' ? { is_stored: mode === 'valid', created, changed, unchanged, rejected: await withCells(ctx, row) } : null,
  }
}

async function withCells(ctx: Ctx, { rejected, storage_key }: ImportRow) {
  if (rejected.length === 0) return []
  const table = await readTable(ctx, storage_key)
  const cellsByLine = new Map(table?.rows.map(({ line, cells }) => [line, cells]))
  return rejected.map(({ line, errors }) => ({ line, errors, cells: cellsByLine.get(line) ?? [] }))
}
