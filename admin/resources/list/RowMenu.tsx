import { EditOutlined, MoreOutlined } from '@ant-design/icons'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { titleOf } from '../../api/declarations.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { DropdownMenu } from '../../ui/DropdownMenu.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { useRowDenialReasons } from '../actions/useRowDenialReasons.ts'
import { RowActions } from './RowActions.tsx'

/** The actions of one row: an edit button, and a menu that is rendered when opened. */
export function RowMenu({ declaration, row }: { declaration: AnyResource; row: AnyRow }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const editDenial = useRowDenialReasons(declaration)(row, 'edit')
  const navigate = useNavigate()
  const { name, access, actions = {} } = declaration
  const title = titleOf(declaration, row, locale)
  const hasMore = access.create !== false || access.remove !== false || Object.keys(actions).length > 0
  return (
    <span className="row-menu">
      {access.edit !== false && (
        <ActionButton
          type="text"
          icon={<EditOutlined />}
          disabledReason={editDenial}
          aria-label={t('form.editTitle', { row: title })}
          onClick={() => navigate(adminPages.edit({ resource: name, id: String(row.id) }))}
        />
      )}
      {hasMore && (
        <DropdownMenu popupRender={() => <RowActions declaration={declaration} row={row} />} placement="bottomRight">
          <Button type="text" icon={<MoreOutlined />} aria-label={t('list.more', { row: title })} />
        </DropdownMenu>
      )}
    </span>
  )
}
