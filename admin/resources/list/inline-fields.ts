import type { Kind } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'

const editable: readonly Kind[] = ['boolean', 'choice', 'count', 'percent', 'money', 'text']

/** The fields of a list that are changed in their own cells: those declared, of kinds that fit in a cell. */
export const inlineFields = ({ access, fields, inline = [] }: AnyResource): readonly string[] =>
  access.edit === false ? [] : inline.filter((name) => editable.some((kind) => kind === fields[name]?.kind))
