import type { FieldOf } from '@wasl/shared/registry/fields.ts'
import type { ComponentType } from 'react'
import { useLocale } from '../../app/useLocale.ts'

/** A text as it is written, or in the reader's language where it is a word of the house's own. */
export function Worded({ field, value, As }: { field: FieldOf<'text'>; value: string; As: ComponentType<{ text: string }> }) {
  const { say } = useLocale()
  // A row of no list has no name to show; the one of a list is shown as a relation.
  if (field.rowOf) return <span className="none">—</span>
  const word = field.words?.[value]
  return <As text={word ? say(word) : value} />
}
