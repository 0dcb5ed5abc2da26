import { pagePermissions } from '@wasl/shared/access/page-permissions.ts'
import { type AnyResource, type Group, groups, permissionsOf } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import { resources } from './index.ts'

/** One permission of the back office: what a role may be given. `opens`: what it lets someone find in the menu or on the home page, if anything. */
export type Grant = { permission: string; act: string; label: Label; opens?: Label }
/** What a role may be given about one resource, or about the pages that belong to none. */
export type GrantRow = { name: string; label: Label; group: Group | 'pages'; grants: readonly Grant[] }

/** The acts that nearly every resource has: the columns of the role editor. */
export const commonActs = {
  list: ['List', 'القائمة'],
  show: ['Show', 'التفاصيل'],
  create: ['Create', 'إضافة'],
  edit: ['Edit', 'تعديل'],
  delete: ['Delete', 'حذف'],
} as const satisfies Readonly<Record<string, Label>>
export type CommonAct = keyof typeof commonActs

/** What an act is called: one of the common ones, or a named action of the resource. */
const actLabel = (declaration: AnyResource, act: string): Label =>
  Object.entries(commonActs).find(([name]) => name === act)?.[1] ?? declaration.actions?.[act]?.label ?? [act, act]

const rowOf = (declaration: AnyResource): GrantRow => ({
  name: declaration.name,
  label: declaration.label.many,
  group: declaration.group,
  grants: permissionsOf(declaration).map((permission) => {
    const act = permission.slice(declaration.name.length + 1)
    return {
      permission,
      act,
      label: actLabel(declaration, act),
      ...(act === 'list' && !declaration.isWithin && { opens: declaration.label.many }),
    }
  }),
})

const pageRow: GrantRow = {
  name: 'pages',
  label: ['Pages', 'الصفحات'],
  group: 'pages',
  grants: Object.entries(pagePermissions).map(([permission, page]) => ({ permission, act: permission, ...page })),
}

/** Everything a role may be given, by resource in the order of the menu's groups; the pages of no resource at the end. */
export const permissionCatalogue: readonly GrantRow[] = [
  ...Object.keys(groups).flatMap((group) =>
    Object.values<AnyResource>(resources)
      .filter((declaration) => declaration.group === group)
      .map(rowOf),
  ),
  pageRow,
]

/** Every permission there is. */
export const everyPermission: ReadonlySet<string> = new Set(
  permissionCatalogue.flatMap(({ grants }) => grants.map(({ permission }) => permission)),
)
