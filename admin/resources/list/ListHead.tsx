import { PlusOutlined } from '@ant-design/icons'
import type { CrudFilters, CrudSort } from '@refinedev/core'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addressOf } from '../../api/addresses.ts'
import { useLocale } from '../../app/useLocale.ts'
import { useMay } from '../../auth/useDenial.ts'
import { countText } from '../../fields/format.ts'
import { ReasonedButton } from '../../ui/ActionButton.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { SheetButtons } from './SheetButtons.tsx'

type Props = { declaration: AnyResource; total: number | null; filters: CrudFilters; sorters: CrudSort[] }

/** Name and number of the rows, export of what matches, and the way to a new one. */
export function ListHead({ declaration, total, filters, sorters }: Props) {
  const { t } = useTranslation()
  const { say, sayWithin } = useLocale()
  const may = useMay()
  const navigate = useNavigate()

  return (
    <PageHead
      title={say(declaration.label.many)}
      beside={total !== null && <Tag bordered={false}>{countText(total)}</Tag>}
      actions={
        <>
          <SheetButtons declaration={declaration} filters={filters} sorters={sorters} />
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
