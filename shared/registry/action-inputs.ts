/** What the form of an action asks for besides a reason. */
export type ActionInputs<Name extends string> = {
  /** Fields of the row that the action's form asks for; each becomes required, and is saved together with `set`. */
  inputs?: readonly Name[]
  /** Fields that the form also asks for, which may stay empty. */
  optionalInputs?: readonly Name[]
  /** The resource with ready-made texts (`name`, `text` and `is_active`) for an input. */
  templates?: { from: string; into: Name }
}
