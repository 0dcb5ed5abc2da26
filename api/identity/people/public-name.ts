import type { users } from '../tables/people.ts'

/** What others read of a client's name: the first name of a person, the whole name of a company. */
export const publicName = ({ name, client_type }: Pick<typeof users.$inferSelect, 'name' | 'client_type'>): string =>
  client_type === 'company' ? name.trim() : (name.trim().split(/\s+/)[0] ?? name)
