import type { Challenge } from '@wasl/shared/contract/accounts.ts'
import { registerForm } from '@wasl/shared/contract/register.ts'
import { and, eq } from 'drizzle-orm'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { emitNewRows } from '../../platform/db/emit-new-rows.ts'
import { pendingRegistrations } from '../../platform/db/tables/access.ts'
import { users } from '../../platform/db/tables/people.ts'
import { invalid } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import { hashPassword } from './password.ts'
import { requireCity } from './require-city.ts'
import { sendCode } from './send-code.ts'

/**
 * Registers an individual client and sends the code that activates the account. A phone whose account was never activated can
 * register again, since nobody has proved to own the number: the form waits until its own code is entered. A taken phone and an unknown
 * city are field errors.
 */
export async function register(ctx: Ctx, input: unknown): Promise<Challenge> {
  const form = parse(registerForm(await loadSettings(ctx)), input)
  await requireCity(ctx, form.city_id, 'city_id')
  const password_hash = await hashPassword(form.password)
  return inTransaction(ctx, async (ctx) => {
    const { name, phone, country_code, email, city_id } = form
    const row = { name, email, city_id, password_hash, locale: ctx.locale }
    const [added] = await ctx.db
      .insert(users)
      .values({ ...row, phone, country_code, role: 'client', client_type: 'individual', status: 'not_activated' })
      .onConflictDoNothing({ target: users.phone })
      .returning({ id: users.id })
    if (added) {
      await emitNewRows(ctx, users)
      return sendCode(ctx, { purpose: 'register', phone, user_id: added.id, registration_id: null })
    }
    const user_id = await findWaitingClient(ctx, phone)
    if (!user_id)
      throw invalid('phone', { en: 'This number is already registered. Log in instead', ar: 'هذا الرقم مسجّل من قبل. سجّل الدخول' })
    const registration_id = crypto.randomUUID()
    await ctx.db.insert(pendingRegistrations).values({ ...row, id: registration_id, created_at: ctx.clock.now() })
    return sendCode(ctx, { purpose: 'register', phone, user_id, registration_id })
  })
}

async function findWaitingClient(ctx: Ctx, phone: string): Promise<string | undefined> {
  const [user] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.phone, phone), eq(users.status, 'not_activated'), eq(users.role, 'client')))
  return user?.id
}
