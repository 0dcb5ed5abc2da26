import type { SQL } from 'drizzle-orm'

/** A rule that the data must always satisfy; `violations` selects a row for each violation. */
export type Invariant = { name: string; description: string; violations: SQL }
