import type { Label } from '../units.ts'

/** A file made from one row, such as a PDF: a button on the show page. */
export type RowDocument<Row, Renderer extends string = string> = {
  /** The name of the function in `api/resources/files/documents.ts` that makes it. */
  renderer: Renderer
  /** The text of the button. */
  label: Label
  /** Whether this row has the file. */
  when: (row: Row) => boolean
  /** Why the button is disabled. */
  message: Label
}

/** What a show page shows on one page. */
export type OverviewPage<Amount extends string, Person extends string> = {
  /** `money` fields shown large at the top. */
  amounts?: readonly Amount[]
  /** Relations to people: cards with their names and phones. */
  people?: readonly Person[]
  /** The references of `related` that are shown on the page itself. */
  lists?: readonly `${string}.${string}`[]
  /** A relation whose record is shown below the lists, with its amounts and its own lists. */
  record?: Person
}
