import type { ResourceName, Resources } from '@wasl/resources/index.ts'
import type { NamesOfKind } from '@wasl/shared/registry/kinds.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'

/** A screen with the documents of a row that waits for the administration beside its fields, each of which is approved or rejected with a reason. */
export type Review<
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

type ReviewOf<F> = Review<NamesOfKind<F, 'list'>, NamesOfKind<F, 'image' | 'file'>, keyof F & string, NamesOfKind<F, 'dateTime'>>

/** The resources with a review screen. */
export const reviews: { readonly [N in ResourceName]?: ReviewOf<Resources[N]['fields']> } = {
  providers: {
    approve: 'approve',
    reject: 'reject',
    rejections: 'rejections',
    displayedAs: { services: 'service_prices' },
    documents: ['certificate_file_id', 'photo_file_id', 'logo_file_id'],
    queuedAt: 'submitted_at',
  },
}

export const reviewOf = (name: string): Review | undefined => findEntry<Review>(reviews, name)
