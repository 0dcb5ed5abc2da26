import { eq } from 'drizzle-orm'
import type { AdminCtx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { admins } from '../../platform/db/tables/people.ts'
import { audit } from '../../resources/write/audit.ts'
import { hashPassword } from '../auth/password.ts'
import { endAdminSessions } from '../sessions/end-sessions.ts'
import { verifyOwnPassword } from './verify-own-password.ts'

/** Changes the current admin's own password and ends their other sessions. */
export async function changePassword(ctx: AdminCtx, { current, password }: { current: string; password: string }): Promise<void> {
  const admin = await verifyOwnPassword(ctx, current, 'current')
  const password_hash = await hashPassword(password)
  await inTransaction(ctx, async (tx) => {
    await tx.db.update(admins).set({ password_hash, password_expires_at: null }).where(eq(admins.id, admin.id))
    await endAdminSessions(tx, admin.id, ctx.principal.session_id)
    await audit(tx, { action: 'change_password', resource: 'admins', row_id: admin.id })
  })
}
