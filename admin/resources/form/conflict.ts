import type { Fields } from '@wasl/shared/registry/fields.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { isSame } from './is-equal.ts'
import { changesOf } from './values.ts'

/** One field in which two versions of a row differ, and who changed it. What only they changed stays, whichever version is taken. */
export type Difference = { field: string; before: unknown; mine: unknown; theirs: unknown; by: 'me' | 'them' | 'both' }

/** Where my version and theirs part, given the row both started from. What both changed alike is no difference. */
export function differencesOf(fields: Fields, before: AnyRow, mine: AnyRow, theirs: AnyRow): Difference[] {
  const changes = changesOf(fields, before, mine)
  return Object.keys(fields).flatMap((field) => {
    const changedByMe = field in changes
    const changedByThem = !isSame(before[field], theirs[field])
    const kept = changedByMe ? changes[field] : before[field]
    if ((!changedByMe && !changedByThem) || isSame(kept, theirs[field])) return []
    return [{ field, before: before[field], mine: kept, theirs: theirs[field], by: changedByMe ? (changedByThem ? 'both' : 'me') : 'them' }]
  })
}

/** Which version of a field is kept. */
export type Choice = 'mine' | 'theirs'

/** My values where theirs are taken for some fields: those stand again as both began, so that what they wrote stays. */
export const withTheirs = (mine: AnyRow, before: AnyRow, choices: Readonly<Record<string, Choice>>): AnyRow => ({
  ...mine,
  ...Object.fromEntries(
    Object.entries(choices)
      .filter(([, choice]) => choice === 'theirs')
      .map(([field]) => [field, before[field]]),
  ),
})
