import { permissionCatalog } from '@wasl/resources/permission-catalog.ts'
import { useLocale } from '../../ui/useLocale.ts'

/** Names a permission, such as «Coupons: Edit»; one that no longer exists is shown by its key. */
export function usePermissionName(): (permission: string) => string {
  const { localize } = useLocale()
  return (permission) => {
    const row = permissionCatalog.find(({ grants }) => grants.some((grant) => grant.permission === permission))
    const grant = row?.grants.find((candidate) => candidate.permission === permission)
    return row && grant ? `${localize(row.label)}: ${localize(grant.label)}` : permission
  }
}
