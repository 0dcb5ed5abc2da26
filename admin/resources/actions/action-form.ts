import type { ReasonOption } from '@wasl/shared/contract/common.ts'
import { type AnyField, choice, type Fields } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { reasonField } from '@wasl/shared/registry/schema.ts'
import { defaultsOf, draftOf } from '../../fields/inputs/values.ts'

const otherReason = 'own'

/**
 * The fields of a custom action's form: its inputs, which are required, its optional inputs, its own fields, and then the reason, chosen from `reasonOptions` or typed in.
 * Empty if the action has no inputs.
 */
export function actionFields({ fields, actions }: AnyResource, action: string, reasonOptions: readonly ReasonOption[] = []): Fields {
  const { inputs = [], optionalInputs = [], formFields = {}, reason } = actions?.[action] ?? {}
  const inputFields = inputs.flatMap((name) => {
    const field = fields[name]
    return field ? [[name, asRequired(field)] as const] : []
  })
  const optionalFields = optionalInputs.flatMap((name) => {
    const field = fields[name]
    return field ? [[name, { ...asRequired(field), optional: true as const }] as const] : []
  })
  const reasonText = reason === 'optional' ? { ...reasonField, optional: true as const } : reasonField
  const reasonFields: Fields = reasonOptions.length > 0 ? reasonWithOptions(reasonOptions, reasonText) : { reason: reasonText }
  return { ...Object.fromEntries([...inputFields, ...optionalFields]), ...formFields, ...(reason && reasonFields) }
}

/** The initial values of that form: a typed reason, until one is chosen. */
export const actionDefaults = (fields: Fields): AnyRow => ({ ...defaultsOf(fields), reason_id: otherReason })

/** The values of the row that the form of an action starts with: its inputs. A reason is never the row's own field of this name, and a text from templates starts empty. */
export function startValues({ actions }: AnyResource, action: string, row: AnyRow): AnyRow {
  const { inputs = [], optionalInputs = [], templates } = actions?.[action] ?? {}
  const names = [...inputs, ...optionalInputs].filter((name) => name !== templates?.into)
  return Object.fromEntries(names.flatMap((name) => (row[name] == null ? [] : [[name, row[name]]])))
}

/** The request body of that form. */
export function actionBody(fields: Fields, values: AnyRow): AnyRow {
  const { reason_id, ...inputs } = draftOf(fields, values)
  return reason_id === undefined || reason_id === otherReason ? inputs : { ...inputs, reason_id }
}

function reasonWithOptions(reasonOptions: readonly ReasonOption[], reasonText: AnyField): Fields {
  const options = Object.fromEntries(reasonOptions.map(({ id, text }) => [id, text]))
  return {
    reason_id: choice('Reason', 'السبب', { ...options, [otherReason]: { en: 'Another reason', ar: 'سبب آخر' } }),
    reason: {
      ...reasonText,
      label: { en: 'The reason in your words', ar: 'السبب بكلماتك' },
      visibleWhen: { field: 'reason_id', is: [otherReason] },
    },
  }
}

// A field only the action writes is read-only in the edit form; its visibility condition does not apply here either.
function asRequired({ optional: _, readOnly: __, visibleWhen: ___, ...field }: AnyField): AnyField {
  return field
}
