import type { Label } from '../units.ts'
import type { Fields } from './fields.ts'

/** What the form of an action asks for besides a reason. */
export type ActionInputs<Name extends string> = {
  /** Fields of the row that the action's form asks for; each becomes required, and is saved together with `set`. */
  inputs?: readonly Name[]
  /** Fields that the form also asks for, which may stay empty. */
  optionalInputs?: readonly Name[]
  /** Fields of the form that are no fields of the row, each required unless it is optional: for a handler, which gets them with the inputs. */
  formFields?: Fields
  /** The resource with ready-made texts (`name`, `text` and `is_active`) for an input. */
  templates?: { from: string; into: Name }
  /** An amount of the row or of a related record that an input divides: the form shows it, and what the input leaves of it. */
  divides?: DividedAmount<Name>
}

/** The amount is the sum of `plus` without the sum of `minus`, money fields of the row, or of the record that `relation` refers to. */
export type DividedAmount<Name extends string = string> = {
  input: Name
  /** A `belongsTo` field. Default: the row itself. */
  relation?: Name
  plus: readonly string[]
  minus: readonly string[]
  label: Label
  /** What the rest is. */
  rest: Label
}

/** Where ready-made reasons come from: the titles of the rows of a resource that match `where`. */
export type ReasonOptionsSource = {
  /** Name of the resource. */
  from: string
  /** Fields of that resource, each with the values that a row may have. */
  where: Readonly<Record<string, readonly (string | boolean)[]>>
}
