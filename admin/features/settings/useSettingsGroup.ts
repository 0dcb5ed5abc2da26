import { settingsGroupForm, settingsId } from '@wasl/shared/contract/settings-form.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { Fields } from '@wasl/shared/registry/fields.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { SettingGroup } from '@wasl/shared/settings/setting-kinds.ts'
import { App, type FormInstance } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { useUpdateRow } from '../../api/resource-client.ts'
import { useRefresh } from '../../api/useRefresh.ts'
import { changesOf } from '../../fields/inputs/values.ts'
import { isStoredRow } from '../../resources/form/conflict.ts'
import { type FormIssue, issuesOf } from '../../resources/issues.ts'

type Options = {
  group: SettingGroup
  row: AnyRow
  form: FormInstance
  onDirtyChange: (isDirty: boolean) => void
  onSaved: () => void
}

/**
 * The state of a settings group's form. It sends the changed values and the version they are based on; `conflict` is the row as another admin
 * has saved it meanwhile.
 */
export function useSettingsGroup({ group, row, form, onDirtyChange, onSaved }: Options) {
  const declaration = settingsGroupForm(group)
  const { name, fields } = declaration
  const { notification } = App.useApp()
  const { t } = useTranslation()
  const refresh = useRefresh(name)
  const { issues, setIssues, showError } = useSaveErrors(form)
  const [conflict, setConflict] = useState<AnyRow | null>(null)
  const { update, isSaving } = useUpdateRow(declaration)
  const { base, setBase, differs, markDirty } = useBaseRow({ fields, row, form, onDirtyChange })

  const save = async (values: AnyRow, version: unknown) => {
    const changes = changesOf(fields, base, values)
    setIssues([])
    if (Object.keys(changes).length === 0) return markDirty(false)
    try {
      const saved = await update(settingsId, { ...changes, version })
      notification.success({ message: t('form.saved') })
      setBase(saved)
      // The admin may have typed on while it was being saved.
      markDirty(differs(values))
      onSaved()
      await refresh(settingsId)
    } catch (error) {
      if (error instanceof ApiError && error.statusCode === 412 && isStoredRow(error.current)) setConflict(error.current)
      else showError(error)
    }
  }

  return {
    declaration,
    base,
    issues,
    setIssues,
    conflict,
    isSaving,
    save,
    checkDirty: () => markDirty(differs(base)),
    reset: () => {
      form.resetFields()
      setIssues([])
      markDirty(false)
    },
    closeConflict: () => setConflict(null),
    keepTheirs: () => {
      setConflict(null)
      markDirty(false)
      void refresh(settingsId)
    },
  }
}

type BaseRowOptions = Pick<Options, 'row' | 'form' | 'onDirtyChange'> & { fields: Fields }

/** The row that the form's changes are based on: the newest one, unless others changed a field that is edited here. */
function useBaseRow({ fields, row, form, onDirtyChange }: BaseRowOptions) {
  const [base, setBase] = useState(row)
  const [isDirty, setDirty] = useState(false)
  // Follow the prop during rendering, as React recommends. A change by others to a field edited here is reported on saving.
  if (row.version !== base.version && (!isDirty || Object.keys(changesOf(fields, base, row)).length === 0)) setBase(row)
  const resetToSaved = useEffectEvent((newest: AnyRow) => {
    if (!isDirty) form.setFieldsValue(newest)
  })
  // antd keeps its initial values: an unedited form takes those of the newer row.
  useEffect(() => resetToSaved(base), [base])
  return {
    base,
    setBase,
    /** Whether the form now differs from these values. */
    differs: (values: AnyRow) => Object.keys(changesOf(fields, values, form.getFieldsValue(true))).length > 0,
    markDirty: (isDirtyNow: boolean) => {
      setDirty(isDirtyNow)
      onDirtyChange(isDirtyNow)
    },
  }
}

/** The errors of a failed save: shown at their fields, or as a notification if there are none. */
function useSaveErrors(form: FormInstance) {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const [issues, setIssues] = useState<readonly FormIssue[]>([])
  const showError = (error: unknown) => {
    const fieldIssues = error instanceof ApiError ? issuesOf(error.errors) : []
    setIssues(fieldIssues)
    form.setFields(fieldIssues.map(({ path, message }) => ({ name: path, errors: [message] })))
    if (fieldIssues.length === 0) notification.error({ message: t('form.failed'), description: errorMessage(error, t) })
  }
  return { issues, setIssues, showError }
}
