import { useCan } from '@refinedev/core'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { useTranslation } from 'react-i18next'
import { knownAnswer } from './access-control.ts'

/** Why the admin may not do an action on a resource, in their language; null when they may. An unknown resource offers no action. */
export function useDenialReason(declaration: AnyResource | undefined, action: string): string | null {
  const { t } = useTranslation()
  const question = { resource: declaration?.name ?? 'unknown', action }
  const { data } = useCan({ ...question, queryOptions: { initialData: () => knownAnswer(question) } })
  if (data?.can) return null
  return t(data?.reason === 'closed' ? 'access.closed' : 'access.noPermission')
}
