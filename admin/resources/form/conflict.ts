import type { Fields } from '@wasl/shared/registry/fields.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { deepEqual } from '@wasl/shared/utils/deep-equal.ts'
import { changesOf } from '../../fields/inputs/values.ts'

/** One field in which two versions of a row differ, and who changed it. A field only they changed keeps their value either way. */
export type Difference = { field: string; before: unknown; mine: unknown; theirs: unknown; by: 'me' | 'them' | 'both' }

/** The fields in which my version and theirs differ, given the row both started from. A field both changed to the same value is not among them. */
export function differencesOf(fields: Fields, before: AnyRow, mine: AnyRow, theirs: AnyRow): Difference[] {
  const changes = changesOf(fields, before, mine)
  return Object.keys(fields).flatMap((field) => {
    const changedByMe = field in changes
    const changedByThem = !deepEqual(before[field], theirs[field])
    const own = changedByMe ? changes[field] : before[field]
    if ((!changedByMe && !changedByThem) || deepEqual(own, theirs[field])) return []
    return [{ field, before: before[field], mine: own, theirs: theirs[field], by: changedByMe ? (changedByThem ? 'both' : 'me') : 'them' }]
  })
}

export type VersionChoice = 'mine' | 'theirs'

/** Whether a value the API sent with a conflict is the row as it is stored now. */
export const isStoredRow = (value: unknown): value is AnyRow => typeof value === 'object' && value !== null && 'version' in value

/** My values, with the fields for which theirs was chosen reset to the common base, so that saving leaves their values unchanged. */
export const applyChoices = (mine: AnyRow, before: AnyRow, choices: Readonly<Record<string, VersionChoice>>): AnyRow => ({
  ...mine,
  ...Object.fromEntries(
    Object.entries(choices)
      .filter(([, choice]) => choice === 'theirs')
      .map(([field]) => [field, before[field]]),
  ),
})
