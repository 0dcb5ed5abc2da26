import type { Localized } from '@wasl/shared/units.ts'
import type { users } from '../tables/people.ts'

type Named = Pick<typeof users.$inferSelect, 'name' | 'client_type'>

/** What a provider reads of a name before it accepts an order. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name

/** What others read of a client's name: the first name of a person, the whole name of a company. */
export const publicName = ({ name, client_type }: Named): string => (client_type === 'company' ? name.trim() : firstName(name))

/** What a provider reads of a client before an offer is accepted: the first name of a person, of a company that it is one. Decision 0356. */
export function nameBeforeAcceptance({ name, client_type }: Named): Localized {
  if (client_type === 'company') return { en: 'A company', ar: 'منشأة' }
  const first = firstName(name)
  return { en: first, ar: first }
}
