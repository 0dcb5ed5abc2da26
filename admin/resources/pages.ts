import { type PagePermission, pagePermissions } from '@wasl/shared/access/page-permissions.ts'
import { settingsForm } from '@wasl/shared/settings/settings-form.ts'
import type { Label } from '@wasl/shared/units.ts'
import { addressOf } from '../api/addresses.ts'
import { barTo, type Holder } from '../auth/can.ts'
import { declarations } from './declarations.ts'

/** A page that one may go to; `also`: what else it is called. */
export type Page = { to: string; label: Label; icon: string; also?: Label; permission?: PagePermission }

/** The pages that belong to no resource. */
export const ownPages = {
  home: { to: '/', label: ['Home', 'الرئيسية'], icon: 'home' },
  reports: { to: '/reports/sales', label: pagePermissions['reports.show'].opens, icon: 'bar-chart', permission: 'reports.show' },
  account: { to: '/account', label: ['My account', 'حسابي'], icon: 'user' },
} as const satisfies Readonly<Record<string, Page>>

/** What has a list of its own: the resources, and the settings, which are one page. */
const listed = [...declarations, settingsForm]

/** What stands in the menu. */
export const inMenu = [...declarations.filter(({ isWithin }) => !isWithin), settingsForm]

/** Every page that this admin may open, in the order of the menu, their own account last. */
export function pagesOpenTo(holder: Holder): Page[] {
  const lists = listed
    .filter((declaration) => barTo(holder, declaration, 'list') === null)
    .map(({ name, label, icon }): Page => ({ to: addressOf.list(name), label: label.many, icon, also: label.one }))
  const isOpen = ({ permission }: Page) => !permission || holder.is_super || holder.permissions.includes(permission)
  return [...[ownPages.home, ownPages.reports].filter(isOpen), ...lists, ownPages.account]
}
