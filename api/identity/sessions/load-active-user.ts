import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { App, User } from '../../platform/context.ts'
import { providers, users } from '../tables/people.ts'
import { userOf } from './load-principal.ts'

const companies = alias(users, 'companies')

/** The user in whose name background work runs, with the permissions of now; undefined if the account, or that of its company, is not active. */
export async function loadActiveUser({ db }: Pick<App, 'db'>, id: string): Promise<User | undefined> {
  const [row] = await db
    .select({
      user: users,
      provider: { id: providers.id, status: providers.status },
      company: { id: companies.id, status: companies.status },
    })
    .from(users)
    .leftJoin(providers, eq(providers.id, users.provider_id))
    .leftJoin(companies, eq(companies.id, users.company_id))
    .where(eq(users.id, id))
  const isActive = row?.user.status === 'active' && (row.company?.status ?? 'active') === 'active'
  return isActive ? userOf('', row.user, row) : undefined
}
