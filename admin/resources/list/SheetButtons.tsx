import { DownloadOutlined, UploadOutlined } from '@ant-design/icons'
import type { CrudFilters, CrudSort } from '@refinedev/core'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addressOf } from '../../api/addresses.ts'
import { useMay } from '../../auth/useDenial.ts'
import { ReasonedButton } from '../../ui/ActionButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { reasonOf } from '../../ui/reason.ts'
import { type ExportForm, exportOf } from '../run-action.ts'
import { queryOf } from './list-params.ts'
import { saveAs } from './save-as.ts'

type Props = { declaration: AnyResource; filters: CrudFilters; sorters: CrudSort[] }

/** The way out of and into the house for rows: a file of what matches, and rows from a file where new ones may be added. */
export function SheetButtons({ declaration, filters, sorters }: Props) {
  const { name, access } = declaration
  const { t } = useTranslation()
  const may = useMay()
  const navigate = useNavigate()
  const { notification } = App.useApp()
  const [isExporting, setExporting] = useState(false)

  const save = async (form: ExportForm) => {
    setExporting(true)
    try {
      saveAs(`${name}.${form}`, await exportOf(name, form, queryOf(filters, sorters)))
      notification.success({ message: t('list.exported') })
    } catch (error) {
      notification.error({ message: t('list.export'), description: reasonOf(error, t) })
    }
    setExporting(false)
  }
  const forms = [
    { key: 'xlsx', label: t('list.exportXlsx'), onClick: () => void save('xlsx') },
    { key: 'csv', label: t('list.exportCsv'), onClick: () => void save('csv') },
  ]

  return (
    <>
      {access.create !== false && (
        <ReasonedButton
          className="in-brief"
          icon={<UploadOutlined />}
          reason={may(declaration, 'create')}
          onClick={() => navigate(addressOf.import(name))}
        >
          {t('list.import')}
        </ReasonedButton>
      )}
      <Menu menu={{ items: forms }}>
        <Button className="in-brief" icon={<DownloadOutlined />} loading={isExporting} aria-haspopup="menu">
          {t('list.export')}
        </Button>
      </Menu>
    </>
  )
}
