import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { type PreparableQuery, type Statement, statementName } from '../../platform/db/statements.ts'
import type { StoredResource } from '../stored-resource.ts'
import { conditionKey, type ListQuery } from './list-query.ts'

declare module '../../platform/context.ts' {
  interface Prepared {
    pages: ReturnType<typeof createPreparedPages>
  }
}

/** PostgreSQL keeps the plans of a connection in memory, so only so many pages have one. */
const maxPages = 200

/** Builds the statement of a page from its first row, or from the placeholder for it. */
type BuildPage = (start: number | Placeholder) => PreparableQuery<AnyRow[]> & PromiseLike<AnyRow[]>

/** The prepared pages of lists, by their query. */
export function createPreparedPages() {
  const pages = new Map<string, Statement<AnyRow[]>>()
  /** Runs a page under its key, prepared as long as there is room. */
  return (key: string, start: number, build: BuildPage): PromiseLike<AnyRow[]> => {
    const known = pages.get(key)
    if (known) return known.execute({ start })
    if (pages.size >= maxPages) return build(start)
    // Without a parameter PostgreSQL keeps the plan of a first page; it plans the others each time, because it depends on where they begin.
    const query = build(start === 0 ? 0 : sql.placeholder('start'))
    const prepared = query.prepare(statementName(query.toSQL().sql))
    pages.set(key, prepared)
    return prepared.execute({ start })
  }
}

/**
 * The key of a page that can be prepared; null for others. The pages after the first one share theirs. The values of its filters are part of the
 * statement, so they must come from a closed set; and PostgreSQL must know them to plan well: how many rows have a status differs by orders of magnitude.
 */
export function preparedPageKey({ declaration }: StoredResource, query: ListQuery, scope: string): string | null {
  const isClosed = query.filters.every(({ field, operator }) => {
    const declared = declaration.fields[field]
    const hasOptions = declared?.kind === 'boolean' || (declared?.kind === 'choice' && !declared.allowUnknown)
    return hasOptions && (operator === '' || operator === '_ne')
  })
  if (!isClosed || query.q !== null || query.groups?.length || query.end === null) return null
  return JSON.stringify([declaration.name, scope, query.sorts, query.start === 0, query.end - query.start, conditionKey(query)])
}

/** A condition with its values as part of the statement. */
export const inlined = (condition: SQL | undefined): SQL | undefined => condition && sql`${condition}`.inlineParams()
