import { createHash } from 'node:crypto'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { App, Ctx, UserCtx } from '../context.ts'
import { inTransaction } from '../db/database.ts'
import { sqlErrorOf } from '../db/sql-errors.ts'
import { idempotencyKeys } from '../db/tables/idempotency-keys.ts'
import type { Tx } from '../db/types.ts'
import { addSeconds } from '../instants.ts'
import { conflict, invalid } from './errors.ts'

type IdempotentCtx = UserCtx & { db: Tx }
/** An idempotent request: what must be the same when its key is sent again, and its stages, all in one transaction. */
type IdempotentRequest<Subject, T> = {
  request: object
  /** Loads and locks the subject. Throws 404 or 403. */
  load: (ctx: IdempotentCtx) => Promise<Subject>
  /** Throws 409 if the subject is not ready. Skipped for a request that was answered before. */
  run: (ctx: IdempotentCtx, subject: Subject) => Promise<T>
}

/**
 * Runs a request once per user and idempotency key, and returns the stored response for the same request. Throws 422 if the key is missing or
 * was used with another request, 409 while a request with the same key about another subject is still running. The key's row is written in
 * the same transaction as the effect.
 */
export async function runIdempotent<Subject, T extends object>(
  ctx: UserCtx,
  key: string | undefined,
  { request, load, run }: IdempotentRequest<Subject, T>,
): Promise<T> {
  if (!isValidKey(key)) throw invalid('idempotency-key', { en: 'Send an Idempotency-Key', ar: 'أرسل مفتاح Idempotency-Key' })
  const request_hash = hashOf(request)
  try {
    return await inTransaction(ctx, async (ctx) => {
      const subject = await load(ctx)
      const stored = await findStored(ctx, key)
      if (stored) return responseOf<T>(stored, request_hash)
      const response = await run(ctx, subject)
      const row = { principal_id: ctx.principal.id, key, request_hash, status_code: 200, response, created_at: ctx.clock.now() }
      await ctx.db.insert(idempotencyKeys).values(row)
      return response
    })
  } catch (error) {
    if (sqlErrorOf(error)?.constraint !== 'idempotency_keys_principal_id_key_pk') throw error
    throw conflict({ en: 'The same request is still being handled', ar: 'الطلب نفسه ما زال قيد المعالجة' })
  }
}

const lifetimeDays = 7

/** Deletes the responses of requests that nobody repeats any more. */
export async function deleteOldIdempotencyKeys({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const expired = addSeconds(clock.now(), -lifetimeDays * daySeconds)
  await db.transaction(async (tx) => {
    // The database keeps all other keys.
    await tx.execute(sql`select set_config('wasl.keys_expire_before', ${expired}, true)`)
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, expired))
  })
}

/** Whether a request of the user with this key was answered before. */
export const hasStoredResponse = async (ctx: UserCtx, key: string | undefined): Promise<boolean> =>
  isValidKey(key) && (await findStored(ctx, key)) !== undefined

/**
 * Whether this is the first time that a request of a user, or for a guest's cart, comes with this key, which is then noted even if the request itself
 * fails. Another request with the same key counts too.
 */
export async function markOnce(ctx: Pick<Ctx, 'db' | 'clock'>, principal_id: string, key: string, request: object): Promise<boolean> {
  const hash = hashOf(request)
  const row = { principal_id, key: `${key} ${hash}`, request_hash: hash, status_code: 200, response: { marked: true } }
  const marked = await ctx.db
    .insert(idempotencyKeys)
    .values({ ...row, created_at: ctx.clock.now() })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  return marked.length > 0
}

const hashOf = (request: object): string => createHash('sha256').update(JSON.stringify(request)).digest('hex')

const isValidKey = (key: string | undefined): key is string => key !== undefined && key !== '' && key.length <= 200

const matchesKey = (ctx: UserCtx, key: string) => and(eq(idempotencyKeys.principal_id, ctx.principal.id), eq(idempotencyKeys.key, key))

async function findStored(ctx: UserCtx, key: string): Promise<typeof idempotencyKeys.$inferSelect | undefined> {
  const [row] = await ctx.db.select().from(idempotencyKeys).where(matchesKey(ctx, key))
  return row
}

// Safe: the row was written by the same handler for the same request.
function responseOf<T>(stored: typeof idempotencyKeys.$inferSelect, request_hash: string): T {
  if (stored.request_hash !== request_hash)
    throw invalid('idempotency-key', { en: 'This key came with another request', ar: 'استُخدم هذا المفتاح مع طلب آخر' })
  return stored.response as T
}
