import type { AnyField, Fields } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { reasonField } from '@wasl/shared/registry/schema.ts'

/** What the form of a named action asks for: the fields it names, which must then be given, and at last why. Empty where it asks for nothing. */
export function askedFields({ fields, actions }: AnyResource, action: string): Fields {
  const { ask = [], reason } = actions?.[action] ?? {}
  const asked = ask.flatMap((name) => {
    const field = fields[name]
    return field ? [[name, demanded(field)] as const] : []
  })
  const why: Fields = reason ? { reason: reason === 'optional' ? { ...reasonField, optional: true } : reasonField } : {}
  return { ...Object.fromEntries(asked), ...why }
}

// A field that only the action writes is closed in the usual form, and what hides it there does not stand here.
function demanded({ optional: _, readOnly: __, visibleWhen: ___, ...field }: AnyField): AnyField {
  return field
}
