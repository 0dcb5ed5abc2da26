import { type PagePermission, pagePermissions } from '@wasl/shared/access/page-permissions.ts'
import { settingsForm } from '@wasl/shared/contract/settings-form.ts'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { MenuIcon } from '@wasl/shared/registry/menu-icons.ts'
import type { Label } from '@wasl/shared/units.ts'
import { declarations } from '../api/declarations.ts'
import { denialReason, type PermissionHolder } from '../auth/denial-reason.ts'

/** A page of the back office; `otherLabel` is a second name the palette also searches. */
export type AdminPage = { to: string; label: Label; icon: MenuIcon; otherLabel?: Label; permission?: PagePermission }

/** The pages that do not belong to a resource. */
export const standalonePages = {
  home: { to: adminPages.home(), label: { en: 'Home', ar: 'الرئيسية' }, icon: 'home' },
  reports: {
    to: adminPages.report({ kind: 'sales' }),
    label: pagePermissions['reports.show'].menuLabel,
    icon: 'bar-chart',
    permission: 'reports.show',
  },
  account: { to: adminPages.account(), label: { en: 'My account', ar: 'حسابي' }, icon: 'user' },
} as const satisfies Readonly<Record<string, AdminPage>>

/** Everything with its own page in the menu or the palette: the resources and the settings. */
const withList = [...declarations, settingsForm]

/** The resources in the main menu. */
export const menuEntries = [...declarations.filter(({ isNested }) => !isNested), settingsForm]

/** Every page the admin may open, in menu order, the account last. */
export function accessiblePages(holder: PermissionHolder): AdminPage[] {
  const lists = withList
    .filter((declaration) => denialReason(holder, declaration, 'list') === null)
    .map(
      ({ name, label, icon }): AdminPage => ({ to: adminPages.list({ resource: name }), label: label.many, icon, otherLabel: label.one }),
    )
  const isOpen = ({ permission }: AdminPage) => !permission || holder.is_super || holder.permissions.includes(permission)
  return [...[standalonePages.home, standalonePages.reports].filter(isOpen), ...lists, standalonePages.account]
}
