import { createHash } from 'node:crypto'

export type PreparableQuery<T> = { toSQL: () => { sql: string }; prepare: (name: string) => { execute: () => Promise<T> } }

/**
 * Runs a query under a name of its own, so that each connection plans it once: planning a join costs several times what reading a few rows does.
 * For queries whose plan does not depend on the values, as those that read the rows of one user by an index, and whose text has few variants
 * (`= any(…)` instead of a list of parameters).
 */
export const runPrepared = <T>(query: PreparableQuery<T>): Promise<T> => query.prepare(statementName(query.toSQL().sql)).execute()

/** The name of a prepared statement: PostgreSQL allows one text for each name. */
export const statementName = (text: string): string => `q_${createHash('sha1').update(text).digest('base64url')}`

/** Runs a query that is planned for its values each time. */
export const runPlanned = <T>(query: PromiseLike<T>): PromiseLike<T> => query
