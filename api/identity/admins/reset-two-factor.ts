import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { recoveryCodes } from '../../platform/db/tables/access.ts'
import { admins } from '../../platform/db/tables/people.ts'

/** Takes the secret and the recovery codes of an admin away; the next log-in asks for the password alone. */
export async function forgetTwoStep({ db }: Ctx, adminId: string): Promise<void> {
  await db.update(admins).set({ has_two_step: false, two_step_secret: null, two_step_used: 0 }).where(eq(admins.id, adminId))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.admin_id, adminId))
}
