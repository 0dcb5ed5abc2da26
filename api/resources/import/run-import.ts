import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import type { App, Ctx } from '../../platform/context.ts'
import type { Job } from '../../platform/jobs/claim.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { hasPermission } from '../access.ts'
import { loadActiveAdmin } from '../load-active-admin.ts'
import { storedResources } from '../stored-resource.ts'
import { imports, type StoredRejection } from '../tables/imports.ts'
import { loadValidationContext } from '../write/validation-context.ts'
import { type ImportCounts, importRows } from './import-rows.ts'
import { type Importer, targetOf } from './import-target.ts'
import { readTable } from './stored-table.ts'

/** By the name of a resource: how users import what is their own of it; undefined for those who may not any more. */
export type UserImporters = Readonly<Record<string, (app: App, user_id: string) => Promise<Importer | undefined>>>

const importJob = z.object({ import_id: z.uuid() })
const reportEveryMs = 400

/** After so many attempts that stopped in the middle an import has failed. */
export const importAttempts = 3

/** Returns the job that runs an import. If the last attempt fails, the import has failed, so that its screen does not wait for it. */
export const runImport =
  (importers: UserImporters) =>
  async (app: App, { payload, attempts }: Pick<Job, 'payload' | 'attempts'>): Promise<void> => {
    const { import_id } = importJob.parse(payload)
    try {
      await importFile(app, import_id, importers)
    } catch (error) {
      if (attempts >= importAttempts) await update(app, import_id, { status: 'failed' })
      throw error
    }
  }

/**
 * Checks or stores the rows of an import, with the permissions that its reader has at each slice of rows. After a crash, a run continues behind the rows that
 * were stored; a check starts again.
 */
async function importFile(app: App, import_id: string, importers: UserImporters): Promise<void> {
  const [row] = await app.db.select().from(imports).where(eq(imports.id, import_id))
  if (row?.status !== 'running' || !row.columns || !row.mode) return
  const importer = await loadImporter(app, row, importers)
  const table = await readTable(app, row.storage_key)
  if (!importer || !table) return void (await update(app, import_id, { status: 'failed' }))
  const ctx: Ctx = { ...systemCtx(app), principal: importer.principal, locale: row.locale, request_id: `import-${import_id}` }
  const { columns, mode } = row
  const total: ImportCounts = { created: 0, changed: 0, unchanged: 0, rejected: [] }
  let reportedAt = performance.now()
  const isComplete = await importRows(ctx, importer.target, {
    table,
    columns,
    mode,
    context: await loadValidationContext(ctx),
    doneRows: mode === 'valid' ? row.done_rows : 0,
    loadImporter: () => loadImporter(app, row, importers),
    onSlice: async (ctx, done_rows, slice) => {
      if (mode === 'valid') return update(ctx, import_id, { done_rows, ...added(slice) })
      for (const name of ['created', 'changed', 'unchanged'] as const) total[name] += slice[name]
      total.rejected.push(...slice.rejected)
      if (performance.now() - reportedAt < reportEveryMs) return
      reportedAt = performance.now()
      await update(ctx, import_id, { done_rows })
    },
  })
  if (!isComplete) return update(app, import_id, { status: 'failed' })
  await update(app, import_id, mode === 'try' ? { status: 'done', done_rows: table.rows.length, ...total } : { status: 'done' })
}

async function loadImporter(app: App, row: typeof imports.$inferSelect, importers: UserImporters): Promise<Importer | undefined> {
  if (row.user_id) return importers[row.resource]?.(app, row.user_id)
  const resource = storedResources().find(({ declaration }) => declaration.name === row.resource)
  const admin = row.admin_id && (await loadActiveAdmin(app, row.admin_id))
  const canImport = resource && admin && hasPermission(admin, `${row.resource}.create`)
  return canImport ? { principal: admin, target: targetOf({ principal: admin }, resource) } : undefined
}

const update = async ({ db }: Pick<Ctx, 'db'>, id: string, change: PgUpdateSetSource<typeof imports>): Promise<void> => {
  await db.update(imports).set(change).where(eq(imports.id, id))
}

const added = ({ created, changed, unchanged, rejected }: ImportCounts) => ({
  created: sql`${imports.created} + ${created}`,
  changed: sql`${imports.changed} + ${changed}`,
  unchanged: sql`${imports.unchanged} + ${unchanged}`,
  ...(rejected.length > 0 && { rejected: sql<StoredRejection[]>`${imports.rejected} || ${JSON.stringify(rejected)}::jsonb` }),
})
