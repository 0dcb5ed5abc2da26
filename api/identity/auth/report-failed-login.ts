import { pages } from '@wasl/shared/pages/pages.ts'
import { type Label, type Locale, labelIn } from '@wasl/shared/units.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq, gt } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { lockUntilCommit } from '../../platform/db/locks.ts'
import { addSeconds } from '../../platform/instants.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { notify, notifyAdmins } from '../../resources/notify.ts'
import { loginAttempts } from '../tables/access.ts'
import type { LoginAttempt } from './throttle-login.ts'

type Account = { id: string; name: string; phone: string; locale: Locale }

const reportedFrom = 10

/** Informs the owner of an account of many failed logins within a day, from any address, once for these attempts. */
export async function reportFailedLogin(ctx: Ctx, { realm }: Pick<LoginAttempt, 'realm'>, account: Account): Promise<void> {
  const dayAgo = addSeconds(ctx.clock.now(), -daySeconds)
  const recent = and(eq(loginAttempts.realm, realm), eq(loginAttempts.phone, account.phone), gt(loginAttempts.at, dayAgo))
  if ((await ctx.db.$count(loginAttempts, recent)) < reportedFrom) return
  await inTransaction(ctx, async (ctx) => {
    await lockUntilCommit(ctx.db, 'failedLogins', account.phone)
    if ((await ctx.db.$count(loginAttempts, and(recent, eq(loginAttempts.is_reported, true)))) > 0) return
    await ctx.db.update(loginAttempts).set({ is_reported: true }).where(recent)
    if (realm === 'site') return notify(ctx, { user_ids: [account.id], type: 'failed_logins', params: {}, link: pages.contactUs() })
    await notifyAdmins(ctx, 'admin_failed_logins', { resource: 'admins', row_id: account.id }, { name: account.name })
    await enqueue(ctx, [
      { channel: 'sms', purpose: 'admin_failed_logins', recipient: account.phone, body: labelIn(smsText, account.locale) },
    ])
  })
}

const smsText: Label = {
  en: `At least ${reportedFrom} failed logins to your {brand} back-office account within a day. If it was not you, tell a super admin.`,
  ar: `سُجّلت ${reportedFrom} محاولات دخول فاشلة على الأقل إلى حسابك في لوحة إدارة {brand} خلال يوم. إن لم تكن أنت فأبلغ المدير العام.`,
}
