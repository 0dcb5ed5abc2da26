import { resources } from '@wasl/resources/index.ts'
import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { titleIn } from '@wasl/shared/registry/row-title.ts'
import { timestampFieldsOf } from '@wasl/shared/registry/timestamps.ts'
import { type Locale, labelIn } from '@wasl/shared/units.ts'

/** Every resource in menu order, as the generic screens see it. */
export const declarations: readonly AnyResource[] = Object.values(resources)

export const declarationOf = (name: string): AnyResource | undefined => declarations.find((declaration) => declaration.name === name)

/** The field with this name, timestamps included; the computed status (`derived`) is no field. */
export const fieldNamed = (declaration: AnyResource, name: string): AnyField | undefined =>
  declaration.fields[name] ?? timestampFieldsOf(declaration)[name]

/** The name of a row: its title in the user's language, else in the other language, else what it is with the beginning of its id. */
export function titleOf(declaration: AnyResource, row: AnyRow, locale: Locale): string {
  const title = titleIn(declaration, row)
  const id = String(row.id ?? '')
  return (title && labelIn(title, locale)) || (id && `${labelIn(declaration.label.one, locale)} ${id.slice(0, 8)}`)
}
