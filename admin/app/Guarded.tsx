import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Result } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../auth/useDenial.ts'

/** Shows the screen to those who may, and says so to those who may not. */
export function Guarded({ declaration, act, children }: { declaration: AnyResource; act: string; children: ReactNode }) {
  const bar = useMay()(declaration, act)
  const { t } = useTranslation()
  return bar ? <Result status="warning" title={<h1>{t('access.forbiddenTitle')}</h1>} subTitle={t('access.forbidden')} /> : children
}
