import type { FieldOf } from '@wasl/shared/registry/fields.ts'
import { groupIban, isIban } from '@wasl/shared/rules/iban.ts'
import type { ComponentType } from 'react'
import { useLocale } from '../../ui/useLocale.ts'
import { Code } from './text.tsx'

/** A text value, or its label when the field has labels for known values. An IBAN is in groups of four, as banks print it. */
export function LabelledValue({ field, value, As }: { field: FieldOf<'text'>; value: string; As: ComponentType<{ text: string }> }) {
  const { localize } = useLocale()
  // The id of a row without a list of its own; other rows are shown as relations.
  if (field.resourceField) return <span className="muted">—</span>
  const label = field.valueLabels?.[value]
  if (!label && isIban(value)) return <Code text={groupIban(value)} />
  return <As text={label ? localize(label) : value} />
}
