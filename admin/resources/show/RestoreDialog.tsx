import { useUpdate } from '@refinedev/core'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Alert, App, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { instantText } from '../../fields/format.ts'
import { reasonOf } from '../../ui/reason.ts'
import { issuesOf, placeOf } from '../form/issues.ts'
import { RelationNames } from '../RelationNames.tsx'
import { useRefresh } from '../useRowActions.ts'
import { Changes } from './Changes.tsx'

/** An old state of a row about to be brought back: what differs from the row as it stands, and the instant it was so. */
export type Restoring = { at: string; changes: AnyRow }
type Props = Restoring & { declaration: AnyResource; row: AnyRow; onClose: () => void }

/** Shows what bringing back an old state changes, and does it as a new change of the version that is shown. */
export function RestoreDialog({ declaration, row, at, changes, onClose }: Props) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const { notification } = App.useApp()
  const refresh = useRefresh(declaration.name)
  const { mutateAsync, mutation } = useUpdate<AnyRow, ApiError>()
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [isOpen, setOpen] = useState(true)
  const { name, fields } = declaration

  const restore = async () => {
    setRefusals([])
    try {
      await mutateAsync({
        resource: name,
        id: String(row.id),
        values: { ...changes, version: row.version },
        mutationMode: 'pessimistic',
        successNotification: false,
        errorNotification: false,
      })
      notification.success({ message: t('restore.done') })
      setOpen(false)
    } catch (error) {
      setRefusals(refusalsOf(error))
    }
    await refresh(String(row.id))
  }

  const refusalsOf = (error: unknown): string[] => {
    if (!(error instanceof ApiError)) return [reasonOf(error, t)]
    if (error.statusCode === 412) return [t('restore.moved')]
    const issues = issuesOf(error.errors)
    if (issues.length === 0) return [reasonOf(error, t)]
    return issues.map(({ path, message }) => [placeOf(fields, path, locale), message].filter(Boolean).join(': '))
  }

  return (
    <Modal
      open={isOpen}
      width={760}
      title={t('restore.title', { at: `\u2066${instantText(at)}\u2069` })}
      okText={t('restore.confirm')}
      okButtonProps={{ loading: mutation.isPending }}
      cancelText={t('form.cancel')}
      onOk={restore}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <div className="ask">
        <p>{t('restore.lead')}</p>
        {refusals.length > 0 && (
          <Alert
            type="error"
            showIcon
            role="alert"
            message={t('restore.failed')}
            description={
              <ul>
                {refusals.map((refusal) => (
                  <li key={refusal}>{refusal}</li>
                ))}
              </ul>
            }
          />
        )}
        <RelationNames fields={fields} rows={[row, changes]}>
          <Changes
            declaration={declaration}
            words={{ before: t('restore.now'), after: t('restore.then') }}
            changes={Object.entries(changes).map(([field, after]) => ({ field, before: row[field], after }))}
          />
        </RelationNames>
      </div>
    </Modal>
  )
}
