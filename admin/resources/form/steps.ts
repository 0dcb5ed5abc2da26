import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'

/** One page of a form: its name (none where the form is one page) and its fields. */
export type FormStep = { label: Label | null; fields: readonly [string, AnyField][] }

/** The pages of a resource's form, in their order; what nobody may write is not asked for in a new row, fields of no page stand on the first. */
export function formSteps({ fields, steps = [] }: AnyResource, isNew: boolean): FormStep[] {
  const asked = Object.entries(fields).filter(([, field]) => !(isNew && field.readOnly))
  if (steps.length === 0) return [{ label: null, fields: asked }]
  const placed = new Set(steps.slice(1).flatMap((step) => step.fields))
  return steps.map(({ label, fields: names }, index) => ({
    label,
    fields: asked.filter(([name]) => (index === 0 ? !placed.has(name) : names.includes(name))),
  }))
}

/** The page on which the field of this name stands; the first where none has it. */
export const stepOf = (steps: readonly FormStep[], name: unknown): number =>
  Math.max(
    0,
    steps.findIndex(({ fields }) => fields.some(([own]) => own === name)),
  )

/** Fields as they stand in cards of a page: a repeated group has one of its own. */
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
