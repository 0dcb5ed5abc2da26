import { eq } from 'drizzle-orm'
import type { AdminCtx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { admins } from '../../platform/db/tables/people.ts'
import { audit } from '../../resources/audit.ts'
import { endAdminSessions } from '../admins/end-sessions.ts'
import { hashPassword } from '../auth/password.ts'
import { provenAdmin } from './verify-own-password.ts'

/** Changes the password of the admin who asks; its other sessions end. */
export async function changePassword(ctx: AdminCtx, { current, password }: { current: string; password: string }): Promise<void> {
  const admin = await provenAdmin(ctx, current, 'current')
  const password_hash = await hashPassword(password)
  await inTransaction(ctx, async (tx) => {
    await tx.db.update(admins).set({ password_hash, password_until: null }).where(eq(admins.id, admin.id))
    await endAdminSessions(tx, admin.id, ctx.who.session_id)
    await audit(tx, { action: 'change_password', resource: 'admins', row_id: admin.id })
  })
}
