import { many } from '@wasl/shared/lifecycle/lifecycle.ts'
import type { Step } from '@wasl/shared/lifecycle/status-lifecycle.ts'
import { inArray, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The condition that a row stands where a step of its lifecycle begins. */
export const standsBefore = (status: AnyPgColumn, step: Step<string>): SQL => inArray(status, [...many(step.from)])
