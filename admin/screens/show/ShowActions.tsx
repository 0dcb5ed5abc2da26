import { CopyOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addressOf } from '../../parts/addresses.ts'
import { mayCopy } from '../../parts/may-copy.ts'
import { ReasonedButton } from '../../parts/ReasonedButton.tsx'
import { useRemove } from '../../parts/useRemove.tsx'
import { useRowActs } from '../../parts/useRowActs.ts'
import { useMay } from '../../session/useMay.ts'

/** The buttons of a row: its named actions, copy, edit, delete; those that cannot be done say why. */
export function ShowActions({ declaration, row, onRemoved }: { declaration: AnyResource; row: AnyRow; onRemoved: () => void }) {
  const { t } = useTranslation()
  const may = useMay()
  const navigate = useNavigate()
  const acts = useRowActs(declaration)(row)
  const remove = useRemove(declaration, onRemoved)
  const { name, access } = declaration
  return (
    <>
      {acts.map(({ name: act, label, reason, danger, run }) => (
        <ReasonedButton key={act} danger={danger} reason={reason} onClick={run}>
          {label}
        </ReasonedButton>
      ))}
      {access.create !== false && (
        <ReasonedButton
          icon={<CopyOutlined />}
          reason={mayCopy(may, declaration)}
          onClick={() => navigate(addressOf.copy(name, String(row.id)))}
        >
          {t('show.copy')}
        </ReasonedButton>
      )}
      {access.remove !== false && (
        <ReasonedButton danger icon={<DeleteOutlined />} reason={may(declaration, 'delete')} onClick={() => remove(row)}>
          {t('show.delete')}
        </ReasonedButton>
      )}
      {access.edit !== false && (
        <ReasonedButton
          type="primary"
          icon={<EditOutlined />}
          reason={may(declaration, 'edit')}
          onClick={() => navigate(addressOf.edit(name, String(row.id)))}
        >
          {t('show.edit')}
        </ReasonedButton>
      )}
    </>
  )
}
