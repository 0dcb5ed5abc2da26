import type { Kind } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'

const editableKinds: readonly Kind[] = ['boolean', 'choice', 'count', 'percent', 'money', 'text']

/** The fields that can be edited in the list: the declared ones whose kinds fit in a cell. */
export const inlineFields = ({ access, fields, inlineEdit = [] }: AnyResource): readonly string[] =>
  access.edit === false ? [] : inlineEdit.filter((name) => editableKinds.some((kind) => kind === fields[name]?.kind))
