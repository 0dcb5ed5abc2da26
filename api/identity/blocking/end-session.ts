import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { sessions } from '../../platform/db/tables/access.ts'
import { admins } from '../../platform/db/tables/people.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { permitted } from '../../platform/http/permission.ts'

/** Ends one session of anyone; one of a super admin only by another. */
export async function endSession({ db, who }: Ctx, id: string): Promise<void> {
  const [found] = await db
    .select({ is_super: admins.is_super })
    .from(sessions)
    .innerJoin(admins, eq(admins.id, sessions.admin_id))
    .where(eq(sessions.id, id))
  if (found?.is_super && !permitted({ action: 'adm.super.write' }, who))
    throw new Refusal('forbidden', ['Only a super admin may do this to a super admin', 'لا يعدّل حساب المدير العام إلا مدير عام'])
  await db.delete(sessions).where(eq(sessions.id, id))
}
