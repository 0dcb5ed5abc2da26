import type { Challenge } from '@wasl/shared/contract/accounts.ts'
import { registerForm } from '@wasl/shared/contract/register.ts'
import { and, eq } from 'drizzle-orm'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/people.ts'
import { invalid } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import { hashPassword } from './password.ts'
import { requireCity } from './require-city.ts'
import { sendCode } from './send-code.ts'

/**
 * Registers an individual client and sends the code that activates the account. A phone whose account was never activated can
 * register again, since nobody has proved to own the number. A taken phone and an unknown city are field errors.
 */
export async function register(ctx: Ctx, input: unknown): Promise<Challenge> {
  const form = parse(registerForm(await loadSettings(ctx)), input)
  await requireCity(ctx, form.city_id, 'city_id')
  const password_hash = await hashPassword(form.password)
  return inTransaction(ctx, async (ctx) => {
    const { name, phone, country_code, email, city_id } = form
    const row = { name, email, city_id, password_hash, locale: ctx.locale, updated_at: ctx.clock.now() }
    const [user] = await ctx.db
      .insert(users)
      .values({ ...row, phone, country_code, role: 'client', client_type: 'individual', status: 'not_activated' })
      .onConflictDoUpdate({ target: users.phone, set: row, setWhere: and(eq(users.status, 'not_activated'), eq(users.role, 'client')) })
      .returning({ id: users.id })
    if (!user) throw invalid('phone', { en: 'This number is already registered. Log in instead', ar: 'هذا الرقم مسجّل من قبل. سجّل الدخول' })
    return sendCode(ctx, { purpose: 'register', phone, user_id: user.id })
  })
}
