import type { Label } from '../units.ts'
import type { FieldCondition } from './field-options.ts'

/** A file made from one row, such as a PDF: a button on the show page. */
export type RowDocument<Row, Renderer extends string = string> = {
  /** The name of the function in `api/app/document-renderers.ts` that makes it. */
  renderer: Renderer
  /** The text of the button. */
  label: Label
  /** Other rows never have the file, so they have no button for it. Default: every row may have it. */
  visibleWhen?: FieldCondition
  /** Whether this row has the file. */
  when: (row: Row) => boolean
  /** Why the button is disabled. */
  message: Label
}
