import { CopyOutlined, DeleteOutlined, EditOutlined, FilePdfOutlined, MoreOutlined } from '@ant-design/icons'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { canCopy } from '@wasl/shared/registry/row-title.ts'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { DropdownMenu } from '../../ui/DropdownMenu.tsx'
import { menuItem } from '../../ui/menu-item.tsx'
import { useMinWidth } from '../../ui/useMinWidth.ts'
import { replyAmong } from '../actions/replies.ts'
import { useDeleteRow } from '../actions/useDeleteRow.tsx'
import { type OnActed, type RowAction, useCopyDenialReason, useRowActions } from '../actions/useRowActions.ts'
import { useRowDenialReasons } from '../actions/useRowDenialReasons.ts'
import { useDocuments } from './useDocuments.ts'

type ShowAction = Omit<RowAction, 'perform'> & { icon?: ReactNode }
type Props = { declaration: AnyResource; row: AnyRow; onActed: OnActed; onRemoved: () => void }

/**
 * The buttons of a row, the primary one first and destructive ones last. Unavailable actions are in a menu that shows the reasons;
 * on a phone the menu has all but the first.
 */
export function ShowActions(props: Props) {
  const { t } = useTranslation()
  const isNarrow = !useMinWidth('md')
  const actions = useShowActions(props)
  const denied = actions.filter(({ icon, reason }) => !icon && reason !== null)
  const available = actions.filter((action) => !denied.includes(action))
  const visibleActions = isNarrow && actions.length > 2 ? available.slice(0, 1) : available
  const inMenu = [...available.filter((action) => !visibleActions.includes(action)), ...denied]
  return (
    <>
      {visibleActions.map(({ name, label, reason, danger, primary, icon, run }) => (
        <ActionButton key={name} danger={danger} type={primary ? 'primary' : 'default'} icon={icon} disabledReason={reason} onClick={run}>
          {label}
        </ActionButton>
      ))}
      {inMenu.length > 0 && (
        <DropdownMenu
          menu={{ items: inMenu.map(({ name, label, reason, danger, run }) => menuItem(name, label, reason, danger, run)) }}
          placement="bottomRight"
        >
          <Button icon={<MoreOutlined />} aria-label={t(inMenu.length > denied.length ? 'show.moreActions' : 'show.unavailableActions')} />
        </DropdownMenu>
      )}
    </>
  )
}

/** Every action of the row, available or not, in display order. */
function useShowActions({ declaration, row, onActed, onRemoved }: Props): ShowAction[] {
  const { t } = useTranslation()
  const denialReason = useRowDenialReasons(declaration)
  const copyDenial = useCopyDenialReason(declaration)
  const navigate = useNavigate()
  const remove = useDeleteRow(declaration, onRemoved)
  const all = useRowActions(declaration, onActed)(row)
  const reply = replyAmong(declaration, all)
  const named = all.filter((action) => action !== reply)
  const documents = useDocuments(declaration, row)
  const { name, access } = declaration
  const id = String(row.id)
  const main = named.filter(({ primary }) => primary)
  const plain = named.filter(({ primary, danger }) => !primary && !danger)
  const destructive = named.filter(({ primary, danger }) => !primary && danger)
  const builtIn = (action: string, label: string, icon: ReactNode, reason: string | null, run: () => void): ShowAction => ({
    ...{ name: action, label, icon, reason, run, fits: true },
    danger: action === 'delete',
    primary: action === 'edit' && !main.some(({ reason }) => reason === null),
  })
  return [
    ...main,
    ...(access.edit === false
      ? []
      : [
          builtIn('edit', t('show.edit'), <EditOutlined />, denialReason(row, 'edit'), () =>
            navigate(adminPages.edit({ resource: name, id })),
          ),
        ]),
    ...documents.map(({ name, label, reason, open }) => builtIn(`document-${name}`, label, <FilePdfOutlined />, reason, open)),
    ...plain,
    ...(canCopy(declaration)
      ? [builtIn('copy', t('show.copy'), <CopyOutlined />, copyDenial, () => navigate(adminPages.create({ resource: name, copy: id })))]
      : []),
    ...destructive,
    ...(access.remove === false
      ? []
      : [builtIn('delete', t('show.delete'), <DeleteOutlined />, denialReason(row, 'delete'), () => void remove(row))]),
  ]
}
