import { EditOutlined, MoreOutlined } from '@ant-design/icons'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Button, type MenuProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addressOf } from '../../parts/addresses.ts'
import { titleOf } from '../../parts/declarations.ts'
import { Menu } from '../../parts/Menu.tsx'
import { mayCopy } from '../../parts/may-copy.ts'
import { menuAct } from '../../parts/menu-act.tsx'
import { ReasonedButton } from '../../parts/ReasonedButton.tsx'
import { useLocale } from '../../parts/useLocale.ts'
import { useRemove } from '../../parts/useRemove.tsx'
import { useRowActs } from '../../parts/useRowActs.ts'
import { useMay } from '../../session/useMay.ts'

/** What can be done with one row: edit beside it, the rest in a menu; what cannot says why. */
export function RowMenu({ declaration, row }: { declaration: AnyResource; row: AnyRow }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const may = useMay()
  const navigate = useNavigate()
  const acts = useRowActs(declaration)(row)
  const remove = useRemove(declaration)
  const { name, access } = declaration
  const title = titleOf(declaration, row, locale)
  const items: MenuProps['items'] = [
    ...(access.create === false
      ? []
      : [menuAct('copy', t('show.copy'), mayCopy(may, declaration), false, () => navigate(addressOf.copy(name, String(row.id))))]),
    ...acts.map(({ name: act, label, reason, danger, run }) => menuAct(act, label, reason, danger, run)),
    ...(access.remove === false ? [] : [menuAct('delete', t('show.delete'), may(declaration, 'delete'), true, () => remove(row))]),
  ]
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
      {items.length > 0 && (
        <Menu menu={{ items }} placement="bottomRight">
          <Button type="text" icon={<MoreOutlined />} aria-label={t('list.more', { row: title })} />
        </Menu>
      )}
    </span>
  )
}
