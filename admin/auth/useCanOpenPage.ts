import { useCan } from '@refinedev/core'
import type { PagePermission } from '@wasl/shared/access/page-permissions.ts'
import { knownAnswer } from './access-control.ts'

/** Whether the admin has the permission for a page that is not a resource (reports, dashboard figures …). */
export function useCanOpenPage(permission: PagePermission): boolean {
  const { data } = useCan({ action: permission, queryOptions: { initialData: () => knownAnswer({ action: permission }) } })
  return data?.can === true
}
