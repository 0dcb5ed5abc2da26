import { useGetIdentity } from '@refinedev/core'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { useTranslation } from 'react-i18next'
import { denialReason } from './denial-reason.ts'
import type { AdminProfile } from './session.ts'

const nobody = { is_super: false, permissions: [] }

/** Returns a function that explains, in the admin's language, why an action on a resource is not allowed; null when it is. */
export function useDenial(): (declaration: AnyResource, action: string) => string | null {
  const { data: admin } = useGetIdentity<AdminProfile>()
  const { t } = useTranslation()
  return (declaration, action) => {
    const reason = denialReason(admin ?? nobody, declaration, action)
    return reason && t(`access.${reason}`)
  }
}
