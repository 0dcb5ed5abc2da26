import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { inlineEditKinds, isOfKind } from '@wasl/shared/registry/kinds.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'

/** The fields that can be edited in the list: the declared ones whose kinds fit in a cell. */
export const inlineFields = ({ access, fields, inlineEdit = [] }: AnyResource): readonly string[] =>
  access.edit === false ? [] : inlineEdit.filter((name) => isOfKind(inlineEditKinds, fields[name]))

/** The fields that can be set in many rows at once. */
export const bulkFields = (declaration: AnyResource): readonly (readonly [string, AnyField])[] =>
  declaration.access.edit === false
    ? []
    : (declaration.inlineEdit ?? []).flatMap((name) => {
        const field = declaration.fields[name]
        return field ? [[name, field] as const] : []
      })

/** Whether the resource has actions for several rows at once. */
export const isBulkable = ({ access, actions }: AnyResource): boolean => access.remove !== false || Object.keys(actions ?? {}).length > 0
