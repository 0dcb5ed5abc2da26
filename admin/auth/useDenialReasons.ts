import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { useTranslation } from 'react-i18next'
import { answerFor } from './access-control.ts'
import { useAdmin } from './useAdmin.ts'

/**
 * A function with the answers of the access control to many questions, such as each resource of the menu: Refine's `useCan` answers one. It
 * returns why the admin may not do an action on a resource, in their language; null when they may.
 */
export function useDenialReasons(): (declaration: AnyResource, action: string) => string | null {
  const { data: admin } = useAdmin()
  const { t } = useTranslation()
  return (declaration, action) => {
    const { can, reason } = admin
      ? answerFor(admin, { resource: declaration.name, action })
      : { can: false, reason: 'noPermission' as const }
    return can ? null : t(`access.${reason ?? 'noPermission'}`)
  }
}
