import type { ReadyReason } from '@wasl/shared/contract/common.ts'
import { type AnyField, choice, type Fields } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { reasonField } from '@wasl/shared/registry/schema.ts'
import { defaultsOf, draftOf } from './values.ts'

const ownWords = 'own'

/**
 * What the form of a named action asks for: the fields it names, which must then be given, and at last why, chosen from the reasons that are
 * `ready` or told in own words. Empty where it asks for nothing.
 */
export function askedFields({ fields, actions }: AnyResource, action: string, ready: readonly ReadyReason[] = []): Fields {
  const { ask = [], reason } = actions?.[action] ?? {}
  const asked = ask.flatMap((name) => {
    const field = fields[name]
    return field ? [[name, demanded(field)] as const] : []
  })
  const words = reason === 'optional' ? { ...reasonField, optional: true as const } : reasonField
  const why: Fields = ready.length > 0 ? chosenOrTold(ready, words) : { reason: words }
  return { ...Object.fromEntries(asked), ...(reason && why) }
}

/** What that form opens with: own words, until a reason is chosen. */
export const askedStart = (fields: Fields): AnyRow => ({ ...defaultsOf(fields), reason_id: ownWords })

/** What that form sends. */
export function askedDraft(fields: Fields, values: AnyRow): AnyRow {
  const { reason_id, ...told } = draftOf(fields, values)
  return reason_id === undefined || reason_id === ownWords ? told : { ...told, reason_id }
}

function chosenOrTold(ready: readonly ReadyReason[], words: AnyField): Fields {
  const options = Object.fromEntries(ready.map(({ id, text }) => [id, [text.en, text.ar] as const]))
  return {
    reason_id: choice('Reason', 'السبب', { ...options, [ownWords]: ['Another reason', 'سبب آخر'] }),
    reason: { ...words, label: ['The reason in your words', 'السبب بكلماتك'], visibleWhen: { field: 'reason_id', is: [ownWords] } },
  }
}

// A field that only the action writes is closed in the usual form, and what hides it there does not stand here.
function demanded({ optional: _, readOnly: __, visibleWhen: ___, ...field }: AnyField): AnyField {
  return field
}
