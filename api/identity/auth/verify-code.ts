import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { riyals } from '@wasl/shared/units.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import { fundWallet } from '../../money/ledger/fund.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/people.ts'
import { notFound } from '../../platform/http/errors.ts'
import { profileOf } from '../accounts/profile.ts'
import { blockedAccount } from './blocked.ts'
import { checkCode } from './check-code.ts'
import { openSession } from './open-session.ts'

type Reply = { challenge_id: string; code: string; user_agent?: string | undefined }

// In demo mode no money comes in from outside: whoever tries the product out gets some to pay with.
const demoWelcome = riyals(5_000)

/** Answers a challenge: the account becomes active, is welcomed, and a session opens. */
export async function verifyCode(ctx: Ctx, reply: Reply): Promise<{ token: string; user: Profile }> {
  // Outside the transaction: a wrong try has to stay counted.
  const { user_id } = await checkCode(ctx, reply)
  if (!user_id) throw notFound()
  return inTransaction(ctx, async (ctx) => {
    const [user] = await ctx.db.select().from(users).where(eq(users.id, user_id)).for('update')
    if (!user) throw notFound()
    if (user.status === 'blocked') throw blockedAccount()
    if (user.status === 'not_activated') {
      await ctx.db.update(users).set({ status: 'active', updated_at: ctx.clock.now() }).where(eq(users.id, user_id))
      if (ctx.env.WASL_MODE === 'demo') await fundWallet(ctx, { user_id, amount: demoWelcome, note: 'رصيد تجريبي' })
      await notify(ctx, { user_ids: [user_id], type: 'account_activated', holes: { name: user.name } })
    }
    const token = await openSession(ctx, { realm: 'site', user_id }, reply.user_agent)
    return { token, user: await profileOf(ctx, user_id) }
  })
}
