import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { recoveryCodes } from '../tables/access.ts'
import { admins } from '../tables/people.ts'

/** Removes an admin's secret and recovery codes; the next login needs only the password. */
export async function resetTwoFactor({ db }: Ctx, adminId: string): Promise<void> {
  await db.update(admins).set({ has_two_factor: false, two_factor_secret: null, two_factor_last_period: 0 }).where(eq(admins.id, adminId))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.admin_id, adminId))
}
