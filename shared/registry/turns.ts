import type { Label } from '../units.ts'

/** Who has to act now. */
export type Turn = 'client' | 'provider' | 'admin' | 'nobody'

/** Whose turn it is in each status, and what to do next. A status that waits for nobody may be missing. */
export type Turns<Status extends string = string> = Readonly<Partial<Record<Status, { turn: Turn; next: Label }>>>

/** The statuses in which it is this side's turn. */
export const statusesWhere = (turns: Turns, turn: Turn): string[] =>
  Object.entries(turns).flatMap(([status, entry]) => (entry?.turn === turn ? [status] : []))
