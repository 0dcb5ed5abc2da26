import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Menu as AntdMenu, type MenuProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addressOf } from '../../api/addresses.ts'
import { useMay } from '../../auth/useDenial.ts'
import { menuAct } from '../../ui/menu-action.tsx'
import { mayCopy } from '../can-copy.ts'
import { useRemove } from '../useRemove.tsx'
import { useRowActs } from '../useRowActions.ts'

/** The open menu of a row: copy it, each named action, delete it; what cannot be done now says why. */
export function RowActs({ declaration, row }: { declaration: AnyResource; row: AnyRow }) {
  const { t } = useTranslation()
  const may = useMay()
  const navigate = useNavigate()
  const acts = useRowActs(declaration)(row)
  const remove = useRemove(declaration)
  const { access } = declaration
  const items: MenuProps['items'] = [
    ...(access.create === false
      ? []
      : [
          menuAct('copy', t('show.copy'), mayCopy(may, declaration), false, () =>
            navigate(addressOf.copy(declaration.name, String(row.id))),
          ),
        ]),
    ...acts.map(({ name, label, reason, danger, run }) => menuAct(name, label, reason, danger, run)),
    ...(access.remove === false ? [] : [menuAct('delete', t('show.delete'), may(declaration, 'delete'), true, () => remove(row))]),
  ]
  return <AntdMenu items={items} />
}
