import { DownloadOutlined, UploadOutlined } from '@ant-design/icons'
import type { CrudFilters, CrudSort } from '@refinedev/core'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { canImport } from '@wasl/shared/registry/row-title.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { type ExportFormat, exportRows } from '../../api/resource-calls.ts'
import { serverNow } from '../../api/server-clock.ts'
import { useDenialReason } from '../../auth/useDenialReason.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { DropdownMenu } from '../../ui/DropdownMenu.tsx'
import { saveAs } from '../../ui/save-as.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { listParams } from './list-request.ts'

type Props = { declaration: AnyResource; filters: CrudFilters; sorters: CrudSort[]; columns: readonly string[] }

/** Exports the matching rows as a file, and links to the import where rows can come from a file. */
export function SpreadsheetButtons({ declaration, filters, sorters, columns }: Props) {
  const { name } = declaration
  const { t } = useTranslation()
  const { localize } = useLocale()
  const createDenial = useDenialReason(declaration, 'create')
  const navigate = useNavigate()
  const { notification } = App.useApp()
  const [isExporting, setExporting] = useState(false)

  const save = async (format: ExportFormat, names?: readonly string[]) => {
    setExporting(true)
    try {
      saveAs(
        `${localize(declaration.label.many)} ${riyadhDate(serverNow())}.${format}`,
        await exportRows(name, format, exportQuery(listParams(filters, sorters), names)),
      )
      notification.success({ message: t('list.exported') })
    } catch (error) {
      notification.error({ message: t('list.export'), description: errorMessage(error, t) })
    }
    setExporting(false)
  }
  const formats = [
    {
      key: 'shown',
      type: 'group' as const,
      label: t('list.exportShown'),
      children: [
        { key: 'xlsx-shown', label: t('list.exportXlsx'), onClick: () => void save('xlsx', columns) },
        { key: 'csv-shown', label: t('list.exportCsv'), onClick: () => void save('csv', columns) },
      ],
    },
    {
      key: 'all',
      type: 'group' as const,
      label: t('list.exportAll'),
      children: [
        { key: 'xlsx', label: t('list.exportXlsx'), onClick: () => void save('xlsx') },
        { key: 'csv', label: t('list.exportCsv'), onClick: () => void save('csv') },
      ],
    },
  ]

  return (
    <>
      {canImport(declaration) && (
        <ActionButton
          className="compact-button"
          icon={<UploadOutlined />}
          disabledReason={createDenial}
          onClick={() => navigate(adminPages.import({ resource: name }))}
        >
          {t('list.import')}
        </ActionButton>
      )}
      <DropdownMenu menu={{ items: formats }}>
        <Button className="compact-button" icon={<DownloadOutlined />} loading={isExporting} aria-haspopup="menu">
          {t('list.export')}
        </Button>
      </DropdownMenu>
    </>
  )
}

const exportQuery = (query: string, columns: readonly string[] = []): string =>
  [query, ...(columns.length > 0 ? [`_columns=${columns.join(',')}`] : [])].filter(Boolean).join('&')
