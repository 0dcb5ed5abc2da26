import type { Label } from '../units.ts'

/** Who has to act now. */
export type Turn = 'client' | 'provider' | 'admin' | 'nobody'

/** What comes next in each status, in the words of the administration. A status that waits for nothing may be left out. */
export type Turns<Status extends string = string> = Readonly<Partial<Record<Status, { turn: Turn; next: Label }>>>

/** The statuses in which it is this side's turn. */
export const statusesWhere = (turns: Turns, turn: Turn): string[] =>
  Object.entries(turns).flatMap(([status, step]) => (step?.turn === turn ? [status] : []))
