import { asArray } from '@wasl/shared/lifecycle/lifecycle.ts'
import type { StatusTransition } from '@wasl/shared/registry/status-lifecycle.ts'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The SQL condition that a row's status allows this transition of its lifecycle. */
export const canMakeTransition = (status: AnyPgColumn, transition: StatusTransition<string>): SQL =>
  inArray(status, [...asArray(transition.from)])

/** The SQL condition that a column is one of these ids. One parameter for all: a statement has at most 65,535, and `inArray` one for each id. */
export const isOneOf = (column: AnyPgColumn, ids: readonly string[]): SQL => sql`${column} = any(${`{${ids.join(',')}}`}::uuid[])`
