import { useGetIdentity } from '@refinedev/core'
import type { PagePermission } from '@wasl/shared/access/page-permissions.ts'
import type { AdminProfile } from './current-admin.ts'

/** Whether whoever is logged in holds the permission of a page that is no resource. */
export function useMayPage(permission: PagePermission): boolean {
  const { data: admin } = useGetIdentity<AdminProfile>()
  return !!admin && (admin.is_super || admin.permissions.includes(permission))
}
