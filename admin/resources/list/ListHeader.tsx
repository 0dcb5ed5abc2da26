import { PlusOutlined } from '@ant-design/icons'
import type { CrudFilters, CrudSort } from '@refinedev/core'
import { formatTotal } from '@wasl/shared/i18n/format.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Button, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { resourcePaths } from '../../app/resource-paths.ts'
import { useLocale } from '../../app/useLocale.ts'
import { useDenial } from '../../auth/useDenial.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { FavoriteButton } from './FavoriteButton.tsx'
import { SpreadsheetButtons } from './SpreadsheetButtons.tsx'

type Props = { declaration: AnyResource; total: number | null; filters: CrudFilters; sorters: CrudSort[]; columns: readonly string[] }

/** The title and row count of a list, import and export, and the button for a new row. */
export function ListHeader({ declaration, total, filters, sorters, columns }: Props) {
  const { t } = useTranslation()
  const { localize, localizeInline } = useLocale()
  const denialReason = useDenial()
  const navigate = useNavigate()

  return (
    <PageHeader
      title={localize(declaration.label.many)}
      titleExtra={
        <>
          {total !== null && (
            <Tag bordered={false}>
              <bdi dir="ltr">{formatTotal(total)}</bdi>
            </Tag>
          )}
          <FavoriteButton resource={declaration.name} />
        </>
      }
      actions={
        <>
          <SpreadsheetButtons declaration={declaration} filters={filters} sorters={sorters} columns={columns} />
          {declaration.review && <Button onClick={() => navigate(resourcePaths.review(declaration.name))}>{t('review.start')}</Button>}
          {declaration.access.create !== false && (
            <ActionButton
              type="primary"
              icon={<PlusOutlined />}
              disabledReason={denialReason(declaration, 'create')}
              onClick={() => navigate(resourcePaths.create(declaration.name))}
            >
              {t('form.createTitle', { resource: localizeInline(declaration.label.one) })}
            </ActionButton>
          )}
        </>
      }
    />
  )
}
