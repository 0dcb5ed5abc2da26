import { useUpdate } from '@refinedev/core'
import { settingsGroupForm, settingsId } from '@wasl/shared/contract/settings-form.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { confirmedGroups, type SettingGroup } from '@wasl/shared/settings/setting-kinds.ts'
import { App, Form } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useValidationContext } from '../../api/client-settings.ts'
import { errorMessage } from '../../api/error-message.ts'
import { changesOf } from '../../fields/inputs/values.ts'
import { useRefresh } from '../../resources/actions/useRowActions.ts'
import { ConflictDialog } from '../../resources/form/ConflictDialog.tsx'
import { applyChoices, isStoredRow } from '../../resources/form/conflict.ts'
import { RowForm } from '../../resources/form/RowForm.tsx'
import { rowValidator } from '../../resources/form/validate-row.ts'
import { type FormIssue, issuesOf } from '../../resources/issues.ts'
import { Changes } from '../../resources/show/Changes.tsx'
import { useLocale } from '../../ui/useLocale.ts'

type Props = {
  group: SettingGroup
  row: AnyRow
  /** Called with whether the form has unsaved changes. */
  onDirtyChange: (isDirty: boolean) => void
  onSaved: () => void
}

/** The form of one settings group. It sends the changed values and the version they are based on. Unsaved input stays while other groups are saved. */
export function SettingsGroupForm({ group, row, onDirtyChange, onSaved }: Props) {
  const declaration = settingsGroupForm(group)
  const { name, fields } = declaration
  const { t } = useTranslation()
  const { locale } = useLocale()
  const { modal, notification } = App.useApp()
  const refresh = useRefresh(name)
  const [form] = Form.useForm()
  const [issues, setIssues] = useState<readonly FormIssue[]>([])
  const [theirs, setTheirs] = useState<AnyRow | null>(null)
  const { mutateAsync, mutation } = useUpdate<AnyRow, ApiError>()
  const context = useValidationContext()
  const [base, setBase] = useState(row)
  const [isDirty, setDirty] = useState(false)

  // Follow the prop during rendering, as React recommends. A change by others to a field edited here is reported on saving.
  if (row.version !== base.version && (!isDirty || Object.keys(changesOf(fields, base, row)).length === 0)) setBase(row)
  const resetToSaved = useEffectEvent((newest: AnyRow) => {
    if (!isDirty) form.setFieldsValue(newest)
  })
  // antd keeps its initial values: an unedited form takes those of the newer row.
  useEffect(() => resetToSaved(base), [base])

  const markDirty = (isDirtyNow: boolean) => {
    setDirty(isDirtyNow)
    onDirtyChange(isDirtyNow)
  }
  /** Whether the form now differs from these values. */
  const differs = (values: AnyRow) => Object.keys(changesOf(fields, values, form.getFieldsValue(true))).length > 0

  const confirmAndSave = async (values: AnyRow) => {
    const changes = Object.entries(changesOf(fields, base, values)).map(([field, after]) => ({ field, before: base[field], after }))
    const needsConfirmation = confirmedGroups.includes(group) && changes.length > 0
    const isConfirmed =
      !needsConfirmation ||
      (await modal.confirm({
        title: t('settings.confirmTitle'),
        content: <Changes declaration={declaration} changes={changes} headings={{ before: t('restore.now'), after: t('history.after') }} />,
        okText: t('form.save'),
        cancelText: t('form.cancel'),
      }))
    if (isConfirmed) await save(values, base.version)
  }

  const save = async (values: AnyRow, version: unknown) => {
    const changes = changesOf(fields, base, values)
    setIssues([])
    if (Object.keys(changes).length === 0) return markDirty(false)
    try {
      const { data } = await mutateAsync({
        resource: name,
        id: settingsId,
        values: { ...changes, version },
        mutationMode: 'pessimistic',
        successNotification: false,
        errorNotification: false,
      })
      notification.success({ message: t('form.saved') })
      setBase(data)
      // The admin may have typed on while it was being saved.
      markDirty(differs(values))
      onSaved()
      await refresh(settingsId)
    } catch (error) {
      showError(error)
    }
  }

  const showError = (error: unknown) => {
    if (error instanceof ApiError && error.statusCode === 412 && isStoredRow(error.current)) return setTheirs(error.current)
    const fieldIssues = error instanceof ApiError ? issuesOf(error.errors) : []
    setIssues(fieldIssues)
    form.setFields(fieldIssues.map(({ path, message }) => ({ name: path, errors: [message] })))
    if (fieldIssues.length === 0) notification.error({ message: t('form.failed'), description: errorMessage(error, t) })
  }

  return (
    <>
      <RowForm
        declaration={declaration}
        form={form}
        onChange={() => markDirty(differs(base))}
        formName={`settings-${group}`}
        initialValues={base}
        issues={issues}
        onIssues={setIssues}
        validate={rowValidator(declaration, base, locale, context)}
        onSubmit={(values) => void confirmAndSave(values)}
        isSaving={mutation.isPending}
        submitLabel={t('form.save')}
        onCancel={() => {
          form.resetFields()
          setIssues([])
          markDirty(false)
        }}
      />
      {theirs && (
        <ConflictDialog
          declaration={declaration}
          before={base}
          mine={form.getFieldsValue(true)}
          theirs={theirs}
          onClose={() => setTheirs(null)}
          onKeepMine={(choices) => {
            const merged = applyChoices(form.getFieldsValue(true), base, choices)
            setTheirs(null)
            void save(merged, theirs.version)
          }}
          onKeepTheirs={() => {
            setTheirs(null)
            markDirty(false)
            void refresh(settingsId)
          }}
        />
      )}
    </>
  )
}
