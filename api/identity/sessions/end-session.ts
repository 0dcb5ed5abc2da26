import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { isPermitted } from '../../platform/http/permission.ts'
import { sessions } from '../tables/access.ts'
import { admins } from '../tables/people.ts'
import { endSessionsWhere } from './end-sessions.ts'

/** Ends one session of any user or admin. Only a super admin may end a super admin's session. */
export async function endSession(ctx: Ctx, id: string): Promise<void> {
  const [owner] = await ctx.db
    .select({ is_super: admins.is_super })
    .from(sessions)
    .innerJoin(admins, eq(admins.id, sessions.admin_id))
    .where(eq(sessions.id, id))
  if (owner?.is_super && !isPermitted({ action: 'adm.super.write' }, ctx.principal))
    throw new RequestError('forbidden', {
      en: 'Only a super admin can do this to another super admin',
      ar: 'لا يعدّل حساب المشرف العام إلا مشرف عام',
    })
  await endSessionsWhere(ctx, eq(sessions.id, id))
}
