import { useGetIdentity } from '@refinedev/core'
import type { PagePermission } from '@wasl/shared/access/page-permissions.ts'
import type { AdminProfile } from './session.ts'

/** Whether the admin has the permission for a page that is not a resource (reports, dashboard figures …). */
export function useCanOpenPage(permission: PagePermission): boolean {
  const { data: admin } = useGetIdentity<AdminProfile>()
  return !!admin && (admin.is_super || admin.permissions.includes(permission))
}
