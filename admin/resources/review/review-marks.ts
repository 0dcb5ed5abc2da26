import type { AnyField, ChoiceField, ListField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { isBlank, isRequired, isVisible } from '@wasl/shared/registry/visibility.ts'
import type { Label } from '@wasl/shared/units.ts'
import { reviewOf } from '../overrides/reviews.ts'

/** What a reviewer decided about one field. */
export type Mark = { isApproved: true } | { isApproved: false; reason: string | null; note: string }
export type Marks = Readonly<Record<string, Mark>>

/** One line of a review: `key` is the option of the rejections, `name` the field of the row that is shown for it. */
export type ReviewedField = { key: string; label: Label; name: string; field: AnyField }

/** The parts of a rejection: the reviewed field, why it is rejected, and a note. */
export type RejectionFields = { field: ChoiceField; reason: ChoiceField; note: AnyField }

/** The fields of the entries of a review's rejections; undefined if the resource has no review. */
export function rejectionFieldsOf({ name, fields }: AnyResource): RejectionFields | undefined {
  const review = reviewOf(name)
  const rejections = review && fields[review.rejections]
  if (rejections?.kind !== 'list') return undefined
  const { field, reason, note } = (rejections as ListField).fields
  return field?.kind === 'choice' && reason?.kind === 'choice' && note ? { field, reason, note } : undefined
}

/** What there is to review in this row, in the order of the rejections' options. */
export function reviewedFieldsOf(declaration: AnyResource, row: AnyRow): ReviewedField[] {
  const { fields } = declaration
  const review = reviewOf(declaration.name)
  return Object.entries(rejectionFieldsOf(declaration)?.field.options ?? {}).flatMap(([key, label]) => {
    const name = review?.displayedAs?.[key] ?? key
    const field = fields[name]
    return field && isVisible(field, row) ? [{ key, label, name, field }] : []
  })
}

/** The marks with every field approved that has none yet. */
export const approveRest = (reviewed: readonly ReviewedField[], marks: Marks): Marks => ({
  ...Object.fromEntries(reviewed.map(({ key }) => [key, { isApproved: true }] as const)),
  ...marks,
})

/** The entries to reject a row with. */
export const rejectionsOf = (reviewed: readonly ReviewedField[], marks: Marks): AnyRow[] =>
  reviewed.flatMap(({ key }) => {
    const mark = marks[key]
    return mark && !mark.isApproved ? [{ field: key, reason: mark.reason, note: mark.note.trim() || null }] : []
  })

/** What a rejection lacks: a reason, or the note that its reason requires; null if it is complete. */
export function missingPart({ note }: RejectionFields, mark: Mark | undefined): 'reason' | 'note' | null {
  if (!mark || mark.isApproved) return null
  if (mark.reason === null) return 'reason'
  return isRequired(note, mark) && isBlank(mark.note.trim()) ? 'note' : null
}
