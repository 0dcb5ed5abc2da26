import { and, eq, ne, type SQL } from 'drizzle-orm'
import { providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'

/** Matches one provider if the principal may open its page: an approved one, or as a preview the own one before its approval. */
export function isVisibleProvider({ principal }: Pick<Ctx, 'principal'>, id: string): SQL | undefined {
  const isOwn = principal.kind === 'user' && principal.status === 'active' && principal.provider?.id === id
  return and(eq(providers.id, id), isOwn ? ne(providers.status, 'blocked') : eq(providers.status, 'approved'))
}
