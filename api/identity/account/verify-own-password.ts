import { eq } from 'drizzle-orm'
import type { AdminCtx, UserCtx } from '../../platform/context.ts'
import { invalid, notFound } from '../../platform/http/errors.ts'
import { verifyPassword } from '../auth/password.ts'
import { clearAttempts, throttleLogin } from '../auth/throttle-login.ts'
import { admins, users } from '../tables/people.ts'

/** Confirms the current admin's password and returns the admin. Wrong passwords count towards the login limit. */
export async function verifyOwnPassword(ctx: AdminCtx, password: string, field: string): Promise<typeof admins.$inferSelect> {
  const [admin] = await ctx.db.select().from(admins).where(eq(admins.id, ctx.principal.id))
  if (!admin) throw notFound()
  await assertPassword(ctx, admin, { realm: 'admin', password, field })
  return admin
}

/** The same for a user of the site. */
export async function verifyUserPassword(ctx: UserCtx, password: string, field: string): Promise<typeof users.$inferSelect> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.principal.id))
  if (!user) throw notFound()
  await assertPassword(ctx, user, { realm: 'site', password, field })
  return user
}

type Confirmation = { realm: 'admin' | 'site'; password: string; field: string }

async function assertPassword(
  ctx: AdminCtx | UserCtx,
  { phone, password_hash }: { phone: string; password_hash: string | null },
  { realm, password, field }: Confirmation,
): Promise<void> {
  // The session itself is a known device: attempts elsewhere do not count here.
  const attempt = { realm, phone, device: ctx.principal.session_id }
  await throttleLogin(ctx, attempt)
  if (!(await verifyPassword(password_hash, password))) throw invalid(field, { en: 'Wrong password', ar: 'كلمة المرور غير صحيحة' })
  await clearAttempts(ctx, attempt)
}
