import { eq, or } from 'drizzle-orm'
import type { Ctx, User, UserCtx } from '../../platform/context.ts'
import { users } from '../tables/people.ts'

/** The account that owns what a client orders: for a colleague that of the company, which it acts for; else the user's own. */
export const clientIdOf = ({ id, company }: Pick<User, 'id' | 'company'>): string => company?.id ?? id

/** Whose payment it is, and who makes it: a colleague pays for its company. */
export const payerOf = ({ id, company }: Pick<User, 'id' | 'company'>) => ({ client_id: company?.id ?? id, paid_by: company ? id : null })

/** The people who act for the account of the principal: a company with its colleagues; others alone. */
export async function listAccountUsers({ db, principal }: UserCtx): Promise<string[]> {
  const { id, company, client_type } = principal
  return company || client_type === 'company' ? listUsersOf({ db }, clientIdOf(principal)) : [id]
}

/** The people who act for an account of a client. */
export async function listUsersOf({ db }: Pick<Ctx, 'db'>, account: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.id, account), eq(users.company_id, account)))
  return rows.map((row) => row.id)
}
