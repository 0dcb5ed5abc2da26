import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { UserCtx } from '../../context.ts'
import { inTransaction, sqlErrorOf } from '../../platform/db/database.ts'
import { idempotencyKeys } from '../../platform/db/tables/payments.ts'
import type { Tx } from '../../platform/db/types.ts'
import { conflict, invalid } from '../../platform/http/errors.ts'

/**
 * Runs `run` once per user and idempotency key, and returns the stored response for the same request. Throws 422 if the key is missing or was
 * used with another request, 409 while the first request is still running. The key's row is written in the same transaction as the effect.
 */
export async function runIdempotent<T extends object>(
  ctx: UserCtx,
  key: string | undefined,
  request: unknown,
  run: (ctx: UserCtx & { db: Tx }) => Promise<T>,
): Promise<T> {
  if (!key || key.length > 200) throw invalid('idempotency-key', { en: 'Send an Idempotency-Key', ar: 'أرسل مفتاح Idempotency-Key' })
  const request_hash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const storedResponse = await loadStoredResponse<T>(ctx, key, request_hash)
  if (storedResponse) return storedResponse
  try {
    return await inTransaction(ctx, async (ctx) => {
      const row = { principal_id: ctx.principal.id, key, request_hash, status_code: 200, response: {}, created_at: ctx.clock.now() }
      await ctx.db.insert(idempotencyKeys).values(row)
      const response = await run(ctx)
      await ctx.db.update(idempotencyKeys).set({ response }).where(matchesKey(ctx, key))
      return response
    })
  } catch (error) {
    if (sqlErrorOf(error)?.constraint !== 'idempotency_keys_principal_id_key_pk') throw error
    const finishedResponse = await loadStoredResponse<T>(ctx, key, request_hash)
    if (finishedResponse) return finishedResponse
    throw conflict({ en: 'The same request is still being handled', ar: 'الطلب نفسه ما زال قيد المعالجة' })
  }
}

const matchesKey = (ctx: UserCtx, key: string) => and(eq(idempotencyKeys.principal_id, ctx.principal.id), eq(idempotencyKeys.key, key))

// Safe: the row was written by the same handler for the same request.
async function loadStoredResponse<T>(ctx: UserCtx, key: string, request_hash: string): Promise<T | undefined> {
  const [row] = await ctx.db.select().from(idempotencyKeys).where(matchesKey(ctx, key))
  if (row && row.request_hash !== request_hash)
    throw invalid('idempotency-key', { en: 'This key came with another request', ar: 'استُخدم هذا المفتاح مع طلب آخر' })
  return row?.response as T | undefined
}
