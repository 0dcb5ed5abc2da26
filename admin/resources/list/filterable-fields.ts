import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { fieldNamed } from '../../api/declarations.ts'

/** The fields a list can be filtered by, in the declared order; the computed status counts as a choice. */
export const filterableFields = (declaration: AnyResource): [name: string, field: AnyField][] =>
  (declaration.filters ?? []).flatMap((name): [string, AnyField][] => {
    const field = name === 'derived' ? derivedAsChoice(declaration) : fieldNamed(declaration, name)
    return field ? [[name, field]] : []
  })

function derivedAsChoice({ derived }: AnyResource): AnyField | undefined {
  if (!derived) return undefined
  const options = Object.fromEntries(Object.entries(derived.options).map(([name, { label }]) => [name, label]))
  return { kind: 'choice', label: derived.label, options }
}
