import type { SQL } from 'drizzle-orm'

/** One thing that always holds: its query gives a row for each place where it does not. */
export type Check = { name: string; says: string; broken: SQL }
