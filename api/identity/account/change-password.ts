import { pages } from '@wasl/shared/pages/pages.ts'
import { type Label, labelIn } from '@wasl/shared/units.ts'
import { eq } from 'drizzle-orm'
import type { AdminCtx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { notify } from '../../resources/notify.ts'
import { audit } from '../../resources/write/audit.ts'
import { assertNotPhone, hashPassword } from '../auth/password.ts'
import { endOtherSessions } from '../sessions/own-sessions.ts'
import { admins, users } from '../tables/people.ts'
import { verifyOwnPassword, verifyUserPassword } from './verify-own-password.ts'

type PasswordChange = { current: string; password: string }

/** Changes the current admin's own password and ends their other sessions. */
export async function changePassword(ctx: AdminCtx, { current, password }: PasswordChange): Promise<void> {
  const admin = await verifyOwnPassword(ctx, current, 'current')
  assertNotPhone(password, admin.phone)
  const password_hash = await hashPassword(password)
  await inTransaction(ctx, async (tx) => {
    await tx.db.update(admins).set({ password_hash, password_expires_at: null }).where(eq(admins.id, admin.id))
    await endOtherSessions({ ...tx, principal: ctx.principal })
    await audit(tx, { action: 'change_password', resource: 'admins', row_id: admin.id })
  })
}

/** Changes the current user's own password, ends their other sessions and informs them. */
export async function changeUserPassword(ctx: UserCtx, { current, password }: PasswordChange): Promise<void> {
  const user = await verifyUserPassword(ctx, current, 'current')
  assertNotPhone(password, user.phone)
  const password_hash = await hashPassword(password)
  await inTransaction(ctx, async (tx) => {
    await tx.db.update(users).set({ password_hash, updated_at: ctx.clock.now() }).where(eq(users.id, user.id))
    await endOtherSessions({ ...tx, principal: ctx.principal })
    await audit(tx, { action: 'change_password', resource: 'users', row_id: user.id })
    await notify(tx, { user_ids: [user.id], type: 'password_changed', link: pages.settings({ tab: 'sessions' }) })
    await enqueue(tx, [
      { channel: 'sms', purpose: 'password_changed', user_id: user.id, recipient: user.phone, body: labelIn(smsText, user.locale) },
    ])
  })
}

const smsText: Label = {
  en: 'The password of your {brand} account was changed. If it was not you, reset it and contact us.',
  ar: 'تغيّرت كلمة مرور حسابك في {brand}. إن لم تكن أنت فاستعدها وتواصل معنا.',
}
