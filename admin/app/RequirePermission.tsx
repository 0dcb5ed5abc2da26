import { CanAccess } from '@refinedev/core'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { knownAnswer } from '../auth/access-control.ts'
import { ScreenMessage } from '../ui/ScreenMessage.tsx'

/** Shows the screen only to admins with the permission; others see an explanation. */
export function RequirePermission({ declaration, action, children }: { declaration: AnyResource; action: string; children: ReactNode }) {
  const { t } = useTranslation()
  const question = { resource: declaration.name, action }
  return (
    <CanAccess
      {...question}
      queryOptions={{ initialData: () => knownAnswer(question) }}
      fallback={<ScreenMessage status="warning" title={<h1>{t('access.forbiddenTitle')}</h1>} text={t('access.forbidden')} />}
    >
      {children}
    </CanAccess>
  )
}
