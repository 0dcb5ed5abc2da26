import { createHash } from 'node:crypto'

export type Statement<T> = { execute: (values?: Record<string, unknown>) => Promise<T> }
export type PreparableQuery<T> = { toSQL: () => { sql: string }; prepare: (name: string) => Statement<T> }

/** The name of a prepared statement: PostgreSQL allows one text for each name. */
export const statementName = (text: string): string => `q_${createHash('sha1').update(text).digest('base64url')}`
