import { eq } from 'drizzle-orm'
import type { App, User } from '../../platform/context.ts'
import { providers, users } from '../tables/people.ts'
import { userOf } from './load-principal.ts'

/** The user in whose name background work runs, with the permissions of now; undefined if the account is not active. */
export async function loadActiveUser({ db }: Pick<App, 'db'>, id: string): Promise<User | undefined> {
  const [row] = await db
    .select({ user: users, provider: { id: providers.id, status: providers.status } })
    .from(users)
    .leftJoin(providers, eq(providers.id, users.provider_id))
    .where(eq(users.id, id))
  return row?.user.status === 'active' ? userOf('', row.user, row.provider) : undefined
}
