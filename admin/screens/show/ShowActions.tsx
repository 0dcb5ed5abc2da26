import { CopyOutlined, DeleteOutlined, EditOutlined, MoreOutlined } from '@ant-design/icons'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addressOf } from '../../parts/addresses.ts'
import { Menu } from '../../parts/Menu.tsx'
import { mayCopy } from '../../parts/may-copy.ts'
import { menuAct } from '../../parts/menu-act.tsx'
import { ReasonedButton } from '../../parts/ReasonedButton.tsx'
import { useRemove } from '../../parts/useRemove.tsx'
import { type RowAct, useRowActs } from '../../parts/useRowActs.ts'
import { useMay } from '../../session/useMay.ts'

/** The buttons of a row, the main one first and what takes something away last; named acts that cannot be done now say why in a menu. */
export function ShowActions({ declaration, row, onRemoved }: { declaration: AnyResource; row: AnyRow; onRemoved: () => void }) {
  const { t } = useTranslation()
  const may = useMay()
  const navigate = useNavigate()
  const acts = useRowActs(declaration)(row)
  const remove = useRemove(declaration, onRemoved)
  const { name, access } = declaration
  const open = acts.filter(({ reason }) => reason === null)
  const main = open.filter(({ primary }) => primary)
  const closed = acts.filter(({ reason }) => reason !== null)
  const button = ({ name: act, label, danger, primary, run }: RowAct) => (
    <Button key={act} danger={danger} type={primary ? 'primary' : 'default'} onClick={run}>
      {label}
    </Button>
  )
  return (
    <>
      {main.map(button)}
      {access.edit !== false && (
        <ReasonedButton
          type={main.length > 0 ? 'default' : 'primary'}
          icon={<EditOutlined />}
          reason={may(declaration, 'edit')}
          onClick={() => navigate(addressOf.edit(name, String(row.id)))}
        >
          {t('show.edit')}
        </ReasonedButton>
      )}
      {open.filter(({ primary, danger }) => !primary && !danger).map(button)}
      {access.create !== false && (
        <ReasonedButton
          icon={<CopyOutlined />}
          reason={mayCopy(may, declaration)}
          onClick={() => navigate(addressOf.copy(name, String(row.id)))}
        >
          {t('show.copy')}
        </ReasonedButton>
      )}
      {open.filter(({ primary, danger }) => !primary && danger).map(button)}
      {access.remove !== false && (
        <ReasonedButton danger icon={<DeleteOutlined />} reason={may(declaration, 'delete')} onClick={() => remove(row)}>
          {t('show.delete')}
        </ReasonedButton>
      )}
      {closed.length > 0 && (
        <Menu
          menu={{ items: closed.map(({ name: act, label, reason, danger, run }) => menuAct(act, label, reason, danger, run)) }}
          placement="bottomRight"
        >
          <Button icon={<MoreOutlined />} aria-label={t('show.closedActs')} />
        </Menu>
      )}
    </>
  )
}
