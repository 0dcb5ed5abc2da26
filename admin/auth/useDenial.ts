import { useGetIdentity } from '@refinedev/core'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { useTranslation } from 'react-i18next'
import { barTo } from './can.ts'
import type { AdminProfile } from './current-admin.ts'

const nobody = { is_super: false, permissions: [] }

/** Asks, for an act on a resource: null when it is open, else the reason in words. */
export function useMay(): (declaration: AnyResource, act: string) => string | null {
  const { data: admin } = useGetIdentity<AdminProfile>()
  const { t } = useTranslation()
  return (declaration, act) => {
    const bar = barTo(admin ?? nobody, declaration, act)
    return bar && t(`access.${bar}`)
  }
}
