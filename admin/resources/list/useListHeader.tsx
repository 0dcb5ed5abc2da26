import { PlusOutlined } from '@ant-design/icons'
import type { CrudFilters, CrudSort } from '@refinedev/core'
import { formatTotal } from '@wasl/shared/i18n/format.ts'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Button, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useDenialReason } from '../../auth/useDenialReason.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import type { Page } from '../../ui/page-props.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { reviewOf } from '../overrides/reviews.ts'
import { FavoriteButton } from './FavoriteButton.tsx'
import { SpreadsheetButtons } from './SpreadsheetButtons.tsx'

type Props = { declaration: AnyResource; total: number | null; filters: CrudFilters; sorters: CrudSort[]; columns: readonly string[] }

/** The favourite button, the count of the rows, import and export, and the button for a new row. */
export function useListHeader({ declaration, total, filters, sorters, columns }: Props): Page {
  const { t } = useTranslation()
  const { localize, localizeInline } = useLocale()
  const createDenial = useDenialReason(declaration, 'create')
  const navigate = useNavigate()

  return {
    title: localize(declaration.label.many),
    titleExtra: (
      <>
        {total !== null && (
          <Tag bordered={false}>
            <bdi dir="ltr">{formatTotal(total)}</bdi>
          </Tag>
        )}
        <FavoriteButton resource={declaration.name} />
      </>
    ),
    actions: (
      <>
        <SpreadsheetButtons declaration={declaration} filters={filters} sorters={sorters} columns={columns} />
        {reviewOf(declaration.name) && (
          <Button onClick={() => navigate(adminPages.review({ resource: declaration.name }))}>{t('review.start')}</Button>
        )}
        {declaration.access.create !== false && (
          <ActionButton
            type="primary"
            icon={<PlusOutlined />}
            disabledReason={createDenial}
            onClick={() => navigate(adminPages.create({ resource: declaration.name }))}
          >
            {t('form.createTitle', { resource: localizeInline(declaration.label.one) })}
          </ActionButton>
        )}
      </>
    ),
  }
}
