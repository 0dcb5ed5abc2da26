import { sitePageActions } from '@wasl/shared/access/site-pages.ts'
import type { AccessAction } from '@wasl/shared/access/table.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { isTeamMemberPermitted } from '../../platform/http/permission.ts'

const pageActions: Readonly<Record<string, AccessAction>> = {
  ...sitePageActions,
  [pages.orders.pattern]: 'ord.read',
  [pages.paymentStatus.pattern.replace('/:id', '')]: 'fin.list',
  [pages.providerApplication.pattern]: 'prv.apply',
}

/** Whether a user may open the page that a notification links to. Only team members cannot open what their provider is notified of. */
export function canOpenLink({ role, permissions }: { role: string; permissions: readonly string[] }, link: string | null): boolean {
  if (role !== 'provider_user' || link === null) return true
  const path = link.split('?')[0] ?? ''
  const action = typedEntries(pageActions).find(([page]) => path === page || path.startsWith(`${page}/`))?.[1]
  return action === undefined || isTeamMemberPermitted(action, permissions)
}
