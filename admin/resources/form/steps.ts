import { stepsOf } from '@wasl/resources/form-steps.ts'
import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'

/** One step of a form: its name (null if the form has no steps) and its fields. */
export type FormStep = { label: Label | null; fields: readonly [string, AnyField][] }

/** The steps of a resource's form. Fields without a step are in the first one; read-only fields are omitted for a new row. */
export function formSteps({ name, fields }: AnyResource, isNew: boolean, steps = stepsOf(name)): FormStep[] {
  const editable = Object.entries(fields).filter(([, field]) => !(isNew && field.readOnly))
  if (steps.length === 0) return [{ label: null, fields: editable }]
  const laterFields = new Set(steps.slice(1).flatMap((step) => step.fields))
  return steps.map(({ label, fields: names }, index) => ({
    label,
    fields: editable.filter(([name]) => (index === 0 ? !laterFields.has(name) : names.includes(name))),
  }))
}

/** The index of the step with this field; 0 if no step has it. */
export const stepIndexOf = (steps: readonly FormStep[], name: unknown): number =>
  Math.max(
    0,
    steps.findIndex(({ fields }) => fields.some(([field]) => field === name)),
  )

/** Splits fields into cards: each list gets its own card. */
export function sectionsOf(fields: FormStep['fields']): FormStep['fields'][] {
  const sections: [string, AnyField][][] = []
  for (const entry of fields) {
    const last = sections.at(-1)
    const isAlone = entry[1].kind === 'list' || last?.[0]?.[1].kind === 'list'
    if (last && !isAlone) last.push(entry)
    else sections.push([entry])
  }
  return sections
}
