import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { canCopy } from '@wasl/shared/registry/row-title.ts'
import { Menu as AntdMenu, type MenuProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { menuItem } from '../../ui/menu-item.tsx'
import { useDeleteRow } from '../actions/useDeleteRow.tsx'
import { useCopyDenialReason, useRowActions } from '../actions/useRowActions.ts'
import { useRowDenialReasons } from '../actions/useRowDenialReasons.ts'

/** The menu of a row: copy, the custom actions that fit its state, delete. What is not possible shows the reason. */
export function RowActions({ declaration, row }: { declaration: AnyResource; row: AnyRow }) {
  const { t } = useTranslation()
  const copyDenial = useCopyDenialReason(declaration)
  const deleteDenial = useRowDenialReasons(declaration)(row, 'delete')
  const navigate = useNavigate()
  const actions = useRowActions(declaration)(row)
  const remove = useDeleteRow(declaration)
  const { access } = declaration
  // A menu is never empty: without anything else, the actions say why they are not available.
  const hasOthers = canCopy(declaration) || access.remove !== false || actions.some(({ fits }) => fits)
  const items: MenuProps['items'] = [
    ...(canCopy(declaration)
      ? [
          menuItem('copy', t('show.copy'), copyDenial, false, () =>
            navigate(adminPages.create({ resource: declaration.name, copy: String(row.id) })),
          ),
        ]
      : []),
    ...(hasOthers ? actions.filter(({ fits }) => fits) : actions).map(({ name, label, reason, danger, run }) =>
      menuItem(name, label, reason, danger, run),
    ),
    ...(access.remove === false ? [] : [menuItem('delete', t('show.delete'), deleteDenial, true, () => remove(row))]),
  ]
  return <AntdMenu items={items} />
}
