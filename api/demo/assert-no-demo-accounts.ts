import { inArray } from 'drizzle-orm'
import { StartupError } from '../environment/startup-error.ts'
import { verifyPassword } from '../identity/auth/password.ts'
import { fullPhone } from '../identity/profiles/phone.ts'
import { admins, users } from '../identity/tables/people.ts'
import type { App } from '../platform/context.ts'
import { demoAdmins, demoPassword, demoUsers } from './seeds/accounts.ts'

/** Throws a StartupError in production if a demo account can log in with the public demo password. */
export async function assertNoDemoAccounts(app: App): Promise<void> {
  if (app.env.WASL_MODE !== 'production') return
  const phones = (accounts: readonly { phone: string }[]) => accounts.flatMap(({ phone }) => fullPhone(phone) ?? [])
  const people = await app.db
    .select({ hash: users.password_hash })
    .from(users)
    .where(inArray(users.phone, phones(demoUsers)))
  const staff = await app.db
    .select({ hash: admins.password_hash })
    .from(admins)
    .where(inArray(admins.phone, phones(demoAdmins)))
  for (const { hash } of [...staff, ...people])
    if (await verifyPassword(hash, demoPassword))
      throw new StartupError('This database contains demo accounts with a public password. Use a separate database for production.')
}
