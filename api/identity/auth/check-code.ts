import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { settingsOf } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { codes } from '../../platform/db/tables/access.ts'
import { invalid, Refusal } from '../../platform/http/errors.ts'
import { codeHash, sameHash } from './code-hash.ts'

type Reply = { challenge_id: string; code: string }

/**
 * Uses up the code of a challenge and tells whose it was. A try is counted before it is looked at, so that many at once do not get more.
 * Refuses a wrong code on its field; a used, expired or exhausted challenge with the word to ask for a new one.
 */
export async function checkCode(ctx: Ctx, reply: Reply): Promise<typeof codes.$inferSelect> {
  const { code_tries } = await settingsOf(ctx)
  const now = ctx.clock.now()
  const open = and(eq(codes.id, reply.challenge_id), isNull(codes.used_at), gt(codes.expires_at, now))
  const [tried] = await ctx.db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(open, lt(codes.tries, code_tries)))
    .returning()
  if (!tried) throw askAnew()
  if (!sameHash(tried.code_hash, codeHash(tried.id, reply.code)))
    throw tried.tries < code_tries ? invalid('code', ['The code is not right', 'رمز التحقق غير صحيح']) : askAnew()
  const [used] = await ctx.db.update(codes).set({ used_at: now }).where(open).returning()
  if (!used) throw askAnew()
  return used
}

const askAnew = () =>
  new Refusal('invalid', ['Please check the form', 'تحقّق من الحقول'], {
    errors: { code: [['This code no longer works. Ask for a new one', 'انتهت صلاحية الرمز. اطلب رمزًا جديدًا']] },
  })
