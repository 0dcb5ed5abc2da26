/** A screen with the documents of a row beside its fields, each of which is approved or rejected with a reason. */
export type ReviewScreen<
  List extends string = string,
  Document extends string = string,
  Name extends string = string,
  Time extends string = string,
> = {
  /** The action that approves a row. */
  approve: string
  /** The action that rejects a row; `rejections` is its input. */
  reject: string
  /** The `list` field with the rejected fields: entries of `field`, `reason` and `note`. The options of `field` are what is reviewed, in their order. */
  rejections: List
  /** The options of `field` that are no fields of the row, with the field that is shown for each. */
  displayedAs?: Readonly<Record<string, Name>>
  /** The files to compare the fields with. */
  documents: readonly Document[]
  /** When a row entered the queue: the longest wait comes first. Rows without a value come last. */
  queuedAt: Time
}
