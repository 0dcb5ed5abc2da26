import { DownloadOutlined, PlusOutlined } from '@ant-design/icons'
import type { CrudFilters, CrudSort } from '@refinedev/core'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { App, Button, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addressOf } from '../../parts/addresses.ts'
import { PageHead } from '../../parts/PageHead.tsx'
import { ReasonedButton } from '../../parts/ReasonedButton.tsx'
import { reasonOf } from '../../parts/reason.ts'
import { useLocale } from '../../parts/useLocale.ts'
import { csvOf } from '../../session/acts.ts'
import { useMay } from '../../session/useMay.ts'
import { queryOf } from './query-of.ts'
import { saveAs } from './save-as.ts'

type Props = { declaration: AnyResource; total: number | null; filters: CrudFilters; sorters: CrudSort[] }

/** Name and number of the rows, export of what matches, and the way to a new one. */
export function ListHead({ declaration, total, filters, sorters }: Props) {
  const { t } = useTranslation()
  const { say, sayWithin } = useLocale()
  const may = useMay()
  const navigate = useNavigate()
  const { notification } = App.useApp()
  const [isExporting, setExporting] = useState(false)

  const save = async () => {
    setExporting(true)
    try {
      saveAs(`${declaration.name}.csv`, await csvOf(declaration.name, queryOf(filters, sorters)))
      notification.success({ message: t('list.exported') })
    } catch (error) {
      notification.error({ message: t('list.export'), description: reasonOf(error, t) })
    }
    setExporting(false)
  }

  return (
    <PageHead
      title={say(declaration.label.many)}
      beside={total !== null && <Tag bordered={false}>{t('list.total', { count: total })}</Tag>}
      actions={
        <>
          <Button icon={<DownloadOutlined />} loading={isExporting} onClick={save}>
            {t('list.export')}
          </Button>
          {declaration.access.create !== false && (
            <ReasonedButton
              type="primary"
              icon={<PlusOutlined />}
              reason={may(declaration, 'create')}
              onClick={() => navigate(addressOf.create(declaration.name))}
            >
              {t('form.createTitle', { resource: sayWithin(declaration.label.one) })}
            </ReasonedButton>
          )}
        </>
      }
    />
  )
}
