import { EditOutlined, MoreOutlined } from '@ant-design/icons'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addressOf } from '../../api/addresses.ts'
import { useLocale } from '../../app/useLocale.ts'
import { useMay } from '../../auth/useDenial.ts'
import { ReasonedButton } from '../../ui/ActionButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { titleOf } from '../declarations.ts'
import { RowActs } from './RowActions.tsx'

/** What can be done with one row: edit beside it, the rest in a menu that is made when it is opened. */
export function RowMenu({ declaration, row }: { declaration: AnyResource; row: AnyRow }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const may = useMay()
  const navigate = useNavigate()
  const { name, access, actions = {} } = declaration
  const title = titleOf(declaration, row, locale)
  const hasMore = access.create !== false || access.remove !== false || Object.keys(actions).length > 0
  return (
    <span className="row-menu">
      {access.edit !== false && (
        <ReasonedButton
          type="text"
          icon={<EditOutlined />}
          reason={may(declaration, 'edit')}
          aria-label={t('form.editTitle', { row: title })}
          onClick={() => navigate(addressOf.edit(name, String(row.id)))}
        />
      )}
      {hasMore && (
        <Menu popupRender={() => <RowActs declaration={declaration} row={row} />} placement="bottomRight">
          <Button type="text" icon={<MoreOutlined />} aria-label={t('list.more', { row: title })} />
        </Menu>
      )}
    </span>
  )
}
