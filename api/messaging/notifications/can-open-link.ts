import { sitePageActions } from '@wasl/shared/access/site-pages.ts'
import type { AccessAction } from '@wasl/shared/access/table.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { isColleaguePermitted, isTeamMemberPermitted } from '../../platform/http/permission.ts'

const pageActions: Readonly<Record<string, AccessAction>> = {
  ...sitePageActions,
  [pages.orders.pattern]: 'ord.read',
  [pages.paymentStatus.pattern.replace('/:id', '')]: 'ord.payment',
  [pages.providerApplication.pattern]: 'prv.apply',
}

type LinkReader = { role: string; company_id: string | null; permissions: readonly string[] }

/** Whether a user may open the page that a notification links to. Only the people of a provider or company cannot open all that it is notified of. */
export function canOpenLink({ role, company_id, permissions }: LinkReader, link: string | null): boolean {
  if ((role !== 'provider_user' && company_id === null) || link === null) return true
  const path = link.split('?')[0] ?? ''
  const action = typedEntries(pageActions).find(([page]) => path === page || path.startsWith(`${page}/`))?.[1]
  return action === undefined || (company_id === null ? isTeamMemberPermitted : isColleaguePermitted)(action, permissions)
}
