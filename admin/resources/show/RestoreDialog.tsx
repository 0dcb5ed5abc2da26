import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { formatDateTime } from '@wasl/shared/i18n/format.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Alert, App, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { useUpdateRow } from '../../api/resource-client.ts'
import { useRefresh } from '../../api/useRefresh.ts'
import { RelationNames } from '../../fields/cells/RelationNames.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { Changes } from '../Changes.tsx'
import { issueLabel, issuesOf } from '../issues.ts'

/** An earlier state of a row: the values that differ from the current row, and when it was changed. */
export type RestorePoint = { at: string; changes: AnyRow }
type Props = RestorePoint & { declaration: AnyResource; row: AnyRow; onClose: () => void }

/** Shows what restoring an earlier state changes, and restores it as a new change to the shown version. */
export function RestoreDialog({ declaration, row, at, changes, onClose }: Props) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const [isOpen, setOpen] = useState(true)
  const { problems, isBusy, restore } = useRestore({ declaration, row, changes, onSuccess: () => setOpen(false) })

  return (
    <Modal
      open={isOpen}
      width={760}
      title={t('restore.title', { at: `\u2068${formatDateTime(at, locale)}\u2069` })}
      okText={t('restore.confirm')}
      okButtonProps={{ loading: isBusy }}
      cancelText={t('form.cancel')}
      onOk={restore}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <div className="action-dialog">
        <p>{t('restore.lead')}</p>
        {problems.length > 0 && (
          <Alert
            type="error"
            showIcon
            role="alert"
            message={t('restore.failed')}
            description={
              <ul>
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            }
          />
        )}
        <RelationNames resource={declaration.name} historyOf={String(row.id)} fields={declaration.fields} rows={[row, changes]}>
          <Changes
            declaration={declaration}
            headings={{ before: t('restore.now'), after: t('restore.after') }}
            changes={Object.entries(changes).map(([field, after]) => ({ field, before: row[field], after }))}
          />
        </RelationNames>
      </div>
    </Modal>
  )
}

type RestoreOptions = { declaration: AnyResource; row: AnyRow; changes: AnyRow; onSuccess: () => void }

/** Saves the earlier values as a change to the shown version. `problems` are the reasons why that failed. */
function useRestore({ declaration, row, changes, onSuccess }: RestoreOptions) {
  const { name, fields } = declaration
  const { t } = useTranslation()
  const { locale } = useLocale()
  const { notification } = App.useApp()
  const refresh = useRefresh(name)
  const { update, isSaving } = useUpdateRow(declaration)
  const [problems, setProblems] = useState<readonly string[]>([])

  const restore = async () => {
    setProblems([])
    try {
      await update(String(row.id), { ...changes, version: row.version })
      notification.success({ message: t('restore.done') })
      onSuccess()
    } catch (error) {
      setProblems(problemsIn(error))
    }
    await refresh(String(row.id))
  }

  const problemsIn = (error: unknown): string[] => {
    if (!(error instanceof ApiError)) return [errorMessage(error, t)]
    if (error.statusCode === 412) return [t('restore.changedMeanwhile')]
    const issues = issuesOf(error.errors)
    if (issues.length === 0) return [errorMessage(error, t)]
    return issues.map(({ path, message }) => [issueLabel(fields, path, locale), message].filter(Boolean).join(': '))
  }

  return { problems, isBusy: isSaving, restore }
}
