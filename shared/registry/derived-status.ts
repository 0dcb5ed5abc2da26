import type { Label } from '../units.ts'
import type { StatusTone } from './fields.ts'

/** A status that is computed from the row and the current time, never stored: shown as a tag; the server filters by it in SQL. */
export type DerivedStatus<Row, Status extends string = string> = {
  /** The title of its column. */
  label: Label
  /** The possible statuses with their colors. */
  options: Readonly<Record<Status, { label: Label; tone: StatusTone }>>
  /** The status of a row at an instant (ISO 8601). `api/resources/read/derived-sql.ts` has the same rule in SQL. */
  compute: (row: Row, now: string) => NoInfer<Status>
}
