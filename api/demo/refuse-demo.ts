import { inArray } from 'drizzle-orm'
import type { App } from '../context.ts'
import { isPassword } from '../identity/auth/password.ts'
import { fullPhone } from '../identity/auth/phone.ts'
import { admins, users } from '../platform/db/tables/people.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { demoAdmins, demoPassword, demoUsers } from './accounts.ts'

/** Throws a StartFailure in production while anyone can log in with the demo's phone and password, which everybody knows. */
export async function refuseDemoAccounts(app: App): Promise<void> {
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
    if (await isPassword(hash, demoPassword))
      throw new StartFailure('This database holds demo accounts, whose password everybody knows. Production needs a database of its own.')
}
