import { eq } from 'drizzle-orm'
import type { AdminCtx } from '../../context.ts'
import { admins } from '../../platform/db/tables/people.ts'
import { invalid, notFound } from '../../platform/http/errors.ts'
import { verifyPassword } from '../auth/password.ts'
import { clearAttempts, throttleLogin } from '../auth/throttle-login.ts'

/** Confirms the current admin's password and returns the admin. Wrong passwords count towards the login limit. */
export async function verifyOwnPassword(ctx: AdminCtx, password: string, field: string): Promise<typeof admins.$inferSelect> {
  const [admin] = await ctx.db.select().from(admins).where(eq(admins.id, ctx.principal.id))
  if (!admin) throw notFound()
  // The session itself is a known device: attempts elsewhere do not count here.
  const attempt = { realm: 'admin', phone: admin.phone, device: ctx.principal.session_id } as const
  await throttleLogin(ctx, attempt)
  if (!(await verifyPassword(admin.password_hash, password))) throw invalid(field, { en: 'Wrong password', ar: 'كلمة المرور غير صحيحة' })
  await clearAttempts(ctx, attempt)
  return admin
}
