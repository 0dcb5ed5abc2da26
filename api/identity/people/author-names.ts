import { eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../platform/context.ts'
import { deletedLabel } from '../personal-data/erase-user.ts'
import { users } from '../tables/people.ts'

const companies = alias(users, 'companies')
const hasColleagues = sql<boolean>`exists (select 1 from users colleague where colleague.company_id = ${users.id})`

/**
 * The names of people who write with others of their side: users of a provider, colleagues with their company, and a company that has some.
 * Clients who write alone have none.
 */
export async function loadAuthorNames({ db, locale }: Pick<Ctx, 'db' | 'locale'>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, name: users.name, status: users.status, role: users.role, company: companies.name, hasColleagues })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.company_id))
    .where(inArray(users.id, [...ids]))
  const named = rows.filter(({ role, company, hasColleagues }) => role !== 'client' || company !== null || hasColleagues)
  const nameOf = ({ name, status }: (typeof named)[number]) => (status === 'deleted' ? deletedLabel[locale] : name)
  return new Map(named.map((row) => [row.id, row.company === null ? nameOf(row) : `${nameOf(row)} – ${row.company}`]))
}
