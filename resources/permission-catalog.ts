import { pagePermissions } from '@wasl/shared/access/page-permissions.ts'
import { type AnyResource, type Group, groups, permissionsOf } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import { resources } from './index.ts'

/** One back office permission that a role can include. `menuLabel`: the menu item or home page section that it makes visible, if any. */
export type Grant = { permission: string; action: string; label: Label; menuLabel?: Label }
/** The grants for one resource, or for the pages without a resource. */
export type GrantRow = { name: string; label: Label; group: Group | 'pages'; grants: readonly Grant[] }

/** Actions that most resources have: the columns of the permission grid. */
export const commonActions = {
  list: { en: 'List', ar: 'القائمة' },
  show: { en: 'Show', ar: 'التفاصيل' },
  create: { en: 'Create', ar: 'إضافة' },
  edit: { en: 'Edit', ar: 'تعديل' },
  delete: { en: 'Delete', ar: 'حذف' },
} as const satisfies Readonly<Record<string, Label>>
export type CommonAction = keyof typeof commonActions

const actionLabel = (declaration: AnyResource, action: string): Label =>
  findEntry<Label>(commonActions, action) ?? declaration.actions?.[action]?.label ?? { en: action, ar: action }

const grantRowOf = (declaration: AnyResource): GrantRow => ({
  name: declaration.name,
  label: declaration.label.many,
  group: declaration.group,
  grants: permissionsOf(declaration).map((permission) => {
    const action = permission.slice(declaration.name.length + 1)
    return {
      permission,
      action,
      label: actionLabel(declaration, action),
      ...(action === 'list' && !declaration.isNested && { menuLabel: declaration.label.many }),
    }
  }),
})

const pageRow: GrantRow = {
  name: 'pages',
  label: { en: 'Pages', ar: 'الصفحات' },
  group: 'pages',
  grants: Object.entries(pagePermissions).map(([permission, page]) => ({ permission, action: permission, ...page })),
}

/** All grants by resource, in the order of the menu groups, followed by the pages without a resource. */
export const permissionCatalog: readonly GrantRow[] = [
  ...Object.keys(groups).flatMap((group) =>
    Object.values<AnyResource>(resources)
      .filter((declaration) => declaration.group === group)
      .map(grantRowOf),
  ),
  pageRow,
]

export const allPermissions: ReadonlySet<string> = new Set(
  permissionCatalog.flatMap(({ grants }) => grants.map(({ permission }) => permission)),
)
