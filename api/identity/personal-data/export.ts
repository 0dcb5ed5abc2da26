import { pages } from '@wasl/shared/pages/pages.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { and, desc, eq, gt, isNotNull, lt, or } from 'drizzle-orm'
import type { App, Ctx, UserCtx } from '../../platform/context.ts'
import { afterCommit, inTransaction } from '../../platform/db/database.ts'
import { lockUntilCommit } from '../../platform/db/locks.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { addSeconds } from '../../platform/instants.ts'
import type { Job } from '../../platform/jobs/claim.ts'
import { enqueueJobs } from '../../platform/jobs/enqueue.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { notify } from '../../resources/notify.ts'
import { data_requests } from '../tables/from-registry.ts'
import { recordDataRequest } from './data-requests.ts'

/** How long a finished export can be downloaded. */
const availableSeconds = daySeconds

type DataRequest = typeof data_requests.$inferSelect

/** The export of this user that is being prepared or can be downloaded. */
export async function findCurrentExport({ db, clock }: Pick<Ctx, 'db' | 'clock'>, user_id: string): Promise<DataRequest | undefined> {
  const isCurrent = or(eq(data_requests.status, 'open'), gt(data_requests.export_until, clock.now()))
  const [current] = await db
    .select()
    .from(data_requests)
    .where(and(eq(data_requests.user_id, user_id), isNotNull(data_requests.export_key), isCurrent))
    .orderBy(desc(data_requests.created_at))
    .limit(1)
  return current
}

/** Queues an export of the current user's data. Throws 409 while there is one already. */
export async function requestExport(ctx: UserCtx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockUntilCommit(tx.db, 'dataExports', ctx.principal.id)
    if (await findCurrentExport(tx, ctx.principal.id))
      throw conflict({ en: 'You already have a copy of your data', ar: 'لديك نسخة من بياناتك بالفعل' })
    const own = { ...tx, principal: ctx.principal }
    const request = await recordDataRequest(own, { kind: 'export', export_key: `exports/${crypto.randomUUID()}.zip` })
    await enqueueJobs(tx, [{ queue: 'exports', key: request.id, payload: { request_id: request.id } }])
  })
}

/** Builds a requested export and tells its owner where to download it. A request that was answered otherwise is left alone. */
export async function runExport(app: App, { payload }: Job): Promise<void> {
  const [request] = await app.db
    .select()
    .from(data_requests)
    .where(eq(data_requests.id, String(payload?.request_id)))
  if (!request?.export_key || !request.user_id || request.status !== 'open') return
  const { id, user_id, export_key } = request
  await app.adapters.storage.put(export_key, await app.hooks.identity.buildExport(app, user_id), 'application/zip')
  await inTransaction(systemCtx(app), async (ctx) => {
    const closed_at = ctx.clock.now()
    const finished = await ctx.db
      .update(data_requests)
      .set({ status: 'done', closed_at, export_until: addSeconds(closed_at, availableSeconds) })
      .where(and(eq(data_requests.id, id), eq(data_requests.status, 'open')))
      .returning({ id: data_requests.id })
    if (finished.length > 0) await notify(ctx, { user_ids: [user_id], type: 'data_export_ready', link: pages.settings({ tab: 'privacy' }) })
  })
}

/** The bytes of the current user's own export. Throws 404 for any other and after its time. */
export async function readExport({ db, clock, adapters, principal }: UserCtx, id: string): Promise<Uint8Array> {
  const [request] = await db
    .select({ key: data_requests.export_key })
    .from(data_requests)
    .where(and(eq(data_requests.id, id), eq(data_requests.user_id, principal.id), gt(data_requests.export_until, clock.now())))
  const bytes = request?.key ? await adapters.storage.get(request.key) : null
  if (!bytes) throw notFound()
  return bytes
}

/** Deletes the exports whose time is over. */
export async function deleteExpiredExports(app: App): Promise<void> {
  const expired = await app.db
    .update(data_requests)
    .set({ export_until: null })
    .where(lt(data_requests.export_until, app.clock.now()))
    .returning({ id: data_requests.id, key: data_requests.export_key })
  for (const { key } of expired) if (key) await app.adapters.storage.remove(key)
}

/** Deletes the exports of an account that is deleted. */
export async function deleteExportsOf(ctx: Ctx, user_id: string): Promise<void> {
  const removed = await ctx.db
    .update(data_requests)
    .set({ export_until: null })
    .where(and(eq(data_requests.user_id, user_id), isNotNull(data_requests.export_key)))
    .returning({ key: data_requests.export_key })
  await afterCommit(ctx, async () => {
    for (const { key } of removed) if (key) await ctx.adapters.storage.remove(key)
  })
}
