import { asArray } from '@wasl/shared/lifecycle/lifecycle.ts'
import type { StatusTransition } from '@wasl/shared/lifecycle/status-lifecycle.ts'
import { inArray, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The SQL condition that a row's status allows this transition of its lifecycle. */
export const canMakeTransition = (status: AnyPgColumn, transition: StatusTransition<string>): SQL =>
  inArray(status, [...asArray(transition.from)])
