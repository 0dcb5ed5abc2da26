import { eq } from 'drizzle-orm'
import type { AdminCtx } from '../../context.ts'
import { admins } from '../../platform/db/tables/people.ts'
import { invalid, notFound } from '../../platform/http/errors.ts'
import { isPassword } from '../auth/password.ts'
import { forgetTries, throttleLogIn } from '../auth/throttle-log-in.ts'

/** The admin who asks, once it proved itself by its password anew; wrong ones are counted as those of the log-in are. */
export async function provenAdmin(ctx: AdminCtx, password: string, field: string): Promise<typeof admins.$inferSelect> {
  const [admin] = await ctx.db.select().from(admins).where(eq(admins.id, ctx.who.id))
  if (!admin) throw notFound()
  await throttleLogIn(ctx, 'admin', admin.phone)
  if (!(await isPassword(admin.password_hash, password))) throw invalid(field, ['The password is wrong', 'كلمة المرور غير صحيحة'])
  await forgetTries(ctx, 'admin', admin.phone)
  return admin
}
