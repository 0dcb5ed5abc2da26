import { CopyOutlined, DeleteOutlined, EditOutlined, FilePdfOutlined, MoreOutlined } from '@ant-design/icons'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Button, Grid } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addressOf } from '../../api/addresses.ts'
import { useMay } from '../../auth/useDenial.ts'
import { ReasonedButton } from '../../ui/ActionButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { menuAct } from '../../ui/menu-action.tsx'
import { mayCopy } from '../can-copy.ts'
import { useRemove } from '../useRemove.tsx'
import { type RowAct, useRowActs } from '../useRowActions.ts'
import { useDocument } from './useDocument.ts'

type Act = RowAct & { icon?: ReactNode }
type Props = { declaration: AnyResource; row: AnyRow; onRemoved: () => void }

/**
 * The buttons of a row, the main one first and what takes something away last. Named acts that cannot be done now say why in a menu, which on
 * a phone holds all but the main one.
 */
export function ShowActions(props: Props) {
  const { t } = useTranslation()
  const narrow = Grid.useBreakpoint().md === false
  const acts = useActs(props)
  const closed = acts.filter(({ icon, reason }) => !icon && reason !== null)
  const open = acts.filter((act) => !closed.includes(act))
  const shown = narrow && acts.length > 2 ? open.slice(0, 1) : open
  const inMenu = [...open.filter((act) => !shown.includes(act)), ...closed]
  return (
    <>
      {shown.map(({ name, label, reason, danger, primary, icon, run }) => (
        <ReasonedButton key={name} danger={danger} type={primary ? 'primary' : 'default'} icon={icon} reason={reason} onClick={run}>
          {label}
        </ReasonedButton>
      ))}
      {inMenu.length > 0 && (
        <Menu
          menu={{ items: inMenu.map(({ name, label, reason, danger, run }) => menuAct(name, label, reason, danger, run)) }}
          placement="bottomRight"
        >
          <Button icon={<MoreOutlined />} aria-label={t(inMenu.length > closed.length ? 'show.moreActs' : 'show.closedActs')} />
        </Menu>
      )}
    </>
  )
}

/** All that can ever be done with the row, in the order in which it is offered. */
function useActs({ declaration, row, onRemoved }: Props): Act[] {
  const { t } = useTranslation()
  const may = useMay()
  const navigate = useNavigate()
  const remove = useRemove(declaration, onRemoved)
  const named = useRowActs(declaration)(row)
  const paper = useDocument(declaration, row)
  const { name, access } = declaration
  const id = String(row.id)
  const main = named.filter(({ primary }) => primary)
  const plain = named.filter(({ primary, danger }) => !primary && !danger)
  const taking = named.filter(({ primary, danger }) => !primary && danger)
  const own = (act: string, label: string, icon: ReactNode, reason: string | null, run: () => void): Act => ({
    ...{ name: act, label, icon, reason, run },
    danger: act === 'delete',
    primary: act === 'edit' && !main.some(({ reason }) => reason === null),
  })
  return [
    ...main,
    ...(access.edit === false
      ? []
      : [own('edit', t('show.edit'), <EditOutlined />, may(declaration, 'edit'), () => navigate(addressOf.edit(name, id)))]),
    ...(paper ? [own('document', paper.label, <FilePdfOutlined />, paper.reason, paper.open)] : []),
    ...plain,
    ...(access.create === false
      ? []
      : [own('copy', t('show.copy'), <CopyOutlined />, mayCopy(may, declaration), () => navigate(addressOf.copy(name, id)))]),
    ...taking,
    ...(access.remove === false
      ? []
      : [own('delete', t('show.delete'), <DeleteOutlined />, may(declaration, 'delete'), () => void remove(row))]),
  ]
}
