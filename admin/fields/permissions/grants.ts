import { allPermissions, type CommonAction, commonActions, type Grant, type GrantRow } from '@wasl/resources/permission-catalog.ts'
import { normalizeArabic } from '@wasl/shared/i18n/normalize-arabic.ts'
import { groups } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { PermissionHolder } from '../../auth/denial-reason.ts'

/** The columns of the grid: the actions most resources have. */
export const commonColumns = Object.entries(commonActions).map(([action, label]): { action: string; label: Label } => ({ action, label }))

/** Whether an action has its own column; the others share the last one. */
export const isCommonAction = (action: string): action is CommonAction => Object.hasOwn(commonActions, action)

/** Whether the admin holds the permission and so may grant it. */
export const canGrant = (holder: PermissionHolder, permission: string): boolean =>
  holder.is_super || holder.permissions.includes(permission)

export const canGrantSome = (holder: PermissionHolder, grants: readonly Grant[]): boolean =>
  grants.some(({ permission }) => canGrant(holder, permission))

export function shareOf(granted: ReadonlySet<string>, grants: readonly Grant[]): 'none' | 'some' | 'all' {
  const count = grants.filter(({ permission }) => granted.has(permission)).length
  if (count === 0) return 'none'
  return count === grants.length ? 'all' : 'some'
}

/**
 * Returns the permissions with some granted or revoked; those the admin may not grant stay unchanged. An action is granted with the list and the page of its rows, without
 * which nobody reaches it.
 */
export function withGrants(granted: readonly string[], grants: readonly Grant[], isGranted: boolean, holder: PermissionHolder): string[] {
  const named = grants.map(({ permission }) => permission)
  const changed = isGranted ? [...new Set([...named.flatMap(readsOf), ...named])] : named
  const changeable = changed.filter((permission) => canGrant(holder, permission))
  const others = granted.filter((permission) => !changeable.includes(permission))
  return isGranted ? [...others, ...changeable] : others
}

const readActions = ['list', 'show']
function readsOf(permission: string): string[] {
  const [name = '', action = ''] = permission.split('.')
  return readActions.includes(action) ? [] : readActions.map((read) => `${name}.${read}`).filter((read) => allPermissions.has(read))
}

/** Returns the permissions of a role after a preset is applied: the preset's permissions the admin may grant, and the existing ones the admin may not revoke. */
export function applyPreset(granted: readonly string[], preset: readonly string[], holder: PermissionHolder): string[] {
  return [...granted.filter((permission) => !canGrant(holder, permission)), ...preset.filter((permission) => canGrant(holder, permission))]
}

/** The rows whose name or actions contain the search text, in either language. */
export function matchingRows(rows: readonly GrantRow[], search: string): readonly GrantRow[] {
  const normalized = normalizeArabic(search)
  if (!normalized) return rows
  return rows.filter(({ label, grants }) =>
    [label, ...grants.map((grant) => grant.label)]
      .flatMap(({ en, ar }) => [en, ar])
      .some((text) => normalizeArabic(text).includes(normalized)),
  )
}

/** The rows of which at least one permission is granted. */
export const grantedRows = (rows: readonly GrantRow[], granted: ReadonlySet<string>): readonly GrantRow[] =>
  rows.filter(({ grants }) => shareOf(granted, grants) !== 'none')

export const groupLabel = (group: GrantRow['group']): Label => (group === 'pages' ? { en: 'Pages', ar: 'الصفحات' } : groups[group])

/** The pages and lists these permissions open, by menu group, pages first. */
export function menuFor(rows: readonly GrantRow[], granted: ReadonlySet<string>): { group: GrantRow['group']; pages: Label[] }[] {
  const opened = rows.flatMap(({ group, grants }) =>
    grants.flatMap(({ permission, menuLabel }) => (menuLabel && granted.has(permission) ? [{ group, menuLabel }] : [])),
  )
  const menu = [...Map.groupBy(opened, ({ group }) => group)].map(([group, members]) => ({
    group,
    pages: members.map(({ menuLabel }) => menuLabel),
  }))
  return [...menu.filter(({ group }) => group === 'pages'), ...menu.filter(({ group }) => group !== 'pages')]
}
