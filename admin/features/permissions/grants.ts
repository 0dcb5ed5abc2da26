import { type CommonAct, commonActs, type Grant, type GrantRow } from '@wasl/resources/permission-catalog.ts'
import { foldArabic } from '@wasl/shared/i18n/normalize-arabic.ts'
import { groups } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { Holder } from '../../auth/can.ts'

/** The columns of the grid. */
export const columns = Object.entries(commonActs).map(([act, label]): { act: string; label: Label } => ({ act, label }))

/** Whether an act has a column of its own; the others stand together in the last one. */
export const isCommon = (act: string): act is CommonAct => Object.hasOwn(commonActs, act)

/** Whether this admin may hand the permission on. */
export const mayGive = (holder: Holder, permission: string): boolean => holder.is_super || holder.permissions.includes(permission)

/** Whether this admin may hand on any of some grants. */
export const mayGiveSome = (holder: Holder, grants: readonly Grant[]): boolean =>
  grants.some(({ permission }) => mayGive(holder, permission))

/** How much of some grants is held: nothing, a part, or all of it. */
export function shareOf(held: ReadonlySet<string>, grants: readonly Grant[]): 'none' | 'some' | 'all' {
  const count = grants.filter(({ permission }) => held.has(permission)).length
  if (count === 0) return 'none'
  return count === grants.length ? 'all' : 'some'
}

/** Gives or takes some grants; what this admin may not hand on stays as it is. */
export function withGrants(held: readonly string[], grants: readonly Grant[], isGiven: boolean, holder: Holder): string[] {
  const touched = grants.map(({ permission }) => permission).filter((permission) => mayGive(holder, permission))
  const kept = held.filter((permission) => !touched.includes(permission))
  return isGiven ? [...kept, ...touched] : kept
}

/** What a preset makes of a role: its permissions as far as they may be handed on, and what was there that may not be touched. */
export function presetOver(held: readonly string[], preset: readonly string[], holder: Holder): string[] {
  return [...held.filter((one) => !mayGive(holder, one)), ...preset.filter((one) => mayGive(holder, one))]
}

/** The rows whose name or acts hold the words, in either language. */
export function matching(rows: readonly GrantRow[], words: string): readonly GrantRow[] {
  const wanted = foldArabic(words)
  if (!wanted) return rows
  return rows.filter(({ label, grants }) =>
    [label, ...grants.map((grant) => grant.label)].flat().some((text) => foldArabic(text).includes(wanted)),
  )
}

/** The name of a row's group. */
export const groupLabel = (group: GrantRow['group']): Label => (group === 'pages' ? ['Pages', 'الصفحات'] : groups[group])

/** What these permissions open, by group as the menu has it: the pages first, then the lists. */
export function menuOf(rows: readonly GrantRow[], held: ReadonlySet<string>): { group: GrantRow['group']; opened: Label[] }[] {
  const open = rows.flatMap(({ group, grants }) =>
    grants.flatMap(({ permission, opens }) => (opens && held.has(permission) ? [{ group, opens }] : [])),
  )
  const menu = [...Map.groupBy(open, ({ group }) => group)].map(([group, members]) => ({
    group,
    opened: members.map(({ opens }) => opens),
  }))
  return [...menu.filter(({ group }) => group === 'pages'), ...menu.filter(({ group }) => group !== 'pages')]
}
