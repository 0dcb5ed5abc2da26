import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { WhoAndWhen } from './WhoAndWhen.tsx'

type Props = { declaration: AnyResource; row: AnyRow; onCompare: () => void }

/** Says in an open form that somebody else has saved the row, before the save would. */
export function ChangedMeanwhile({ declaration, row, onCompare }: Props) {
  const { t } = useTranslation()
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      className="copy-note"
      message={t('conflict.title')}
      description={<WhoAndWhen declaration={declaration} row={row} />}
      action={<Button onClick={onCompare}>{t('conflict.compare')}</Button>}
    />
  )
}
