import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { UserCtx } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction, sqlFailure } from '../../platform/db/database.ts'
import { idempotencyKeys } from '../../platform/db/tables/payments.ts'
import { conflict, invalid } from '../../platform/http/errors.ts'

/**
 * Does `act` once for a person's key and gives the same answer again for the same request. Throws 422 where the key is missing or came with
 * another request, 409 while the first is still running. The key's row is written with the effect, in one transaction.
 */
export async function once<T extends object>(
  ctx: UserCtx,
  key: string | undefined,
  request: unknown,
  act: (ctx: UserCtx & { db: Tx }) => Promise<T>,
): Promise<T> {
  if (!key || key.length > 200) throw invalid('idempotency-key', ['Send an Idempotency-Key', 'أرسل مفتاح Idempotency-Key'])
  const request_hash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const known = await answerOf<T>(ctx, key, request_hash)
  if (known) return known
  try {
    return await inTransaction(ctx, async (ctx) => {
      const row = { principal_id: ctx.who.id, key, request_hash, status_code: 200, answer: {}, created_at: ctx.clock.now() }
      await ctx.db.insert(idempotencyKeys).values(row)
      const answer = await act(ctx)
      await ctx.db.update(idempotencyKeys).set({ answer }).where(isKey(ctx, key))
      return answer
    })
  } catch (error) {
    if (sqlFailure(error)?.constraint !== 'idempotency_keys_principal_id_key_pk') throw error
    const done = await answerOf<T>(ctx, key, request_hash)
    if (done) return done
    throw conflict(['The same request is still being handled', 'الطلب نفسه ما زال قيد المعالجة'])
  }
}

const isKey = (ctx: UserCtx, key: string) => and(eq(idempotencyKeys.principal_id, ctx.who.id), eq(idempotencyKeys.key, key))

// Safe: the row was written by the same act for the same request.
async function answerOf<T>(ctx: UserCtx, key: string, request_hash: string): Promise<T | undefined> {
  const [kept] = await ctx.db.select().from(idempotencyKeys).where(isKey(ctx, key))
  if (kept && kept.request_hash !== request_hash)
    throw invalid('idempotency-key', ['This key came with another request', 'استُخدم هذا المفتاح مع طلب آخر'])
  return kept?.answer as T | undefined
}
