import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Result } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDenial } from '../auth/useDenial.ts'

/** Shows the screen only to admins with the permission; others see an explanation. */
export function RequirePermission({ declaration, action, children }: { declaration: AnyResource; action: string; children: ReactNode }) {
  const reason = useDenial()(declaration, action)
  const { t } = useTranslation()
  return reason ? <Result status="warning" title={<h1>{t('access.forbiddenTitle')}</h1>} subTitle={t('access.forbidden')} /> : children
}
