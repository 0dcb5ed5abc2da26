import { useUpdate, useWarnAboutChange } from '@refinedev/core'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { SettingGroup } from '@wasl/shared/settings.ts'
import { settingsId, settingsPart } from '@wasl/shared/settings-form.ts'
import { App, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withTheirs } from '../forms/conflict.ts'
import { changesOf } from '../forms/values.ts'
import { reasonOf } from '../parts/reason.ts'
import { useLocale } from '../parts/useLocale.ts'
import { useRefresh } from '../parts/useRowActs.ts'
import { ConflictDialog } from '../screens/form/ConflictDialog.tsx'
import { checkOf } from '../screens/form/check-row.ts'
import { type Issue, issuesOf } from '../screens/form/issues.ts'
import { RowForm } from '../screens/form/RowForm.tsx'

/** One part of the settings: its form sends what differs, and the version it started from. */
export function SettingsPart({ group, row }: { group: SettingGroup; row: AnyRow }) {
  const declaration = settingsPart(group)
  const { name, fields } = declaration
  const { t } = useTranslation()
  const { locale } = useLocale()
  const { notification } = App.useApp()
  const { setWarnWhen } = useWarnAboutChange()
  const refresh = useRefresh(name)
  const [form] = Form.useForm()
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const [theirs, setTheirs] = useState<AnyRow | null>(null)
  const { mutateAsync, mutation } = useUpdate<AnyRow, ApiError>()

  const save = async (values: AnyRow, version: unknown) => {
    const changes = changesOf(fields, row, values)
    setIssues([])
    setWarnWhen(false)
    if (Object.keys(changes).length === 0) return
    try {
      await mutateAsync({
        resource: name,
        id: settingsId,
        values: { ...changes, version },
        mutationMode: 'pessimistic',
        successNotification: false,
        errorNotification: false,
      })
      notification.success({ message: t('form.saved') })
      await refresh(settingsId)
    } catch (error) {
      setWarnWhen(true)
      refused(error)
    }
  }

  const refused = (error: unknown) => {
    if (error instanceof ApiError && error.statusCode === 412 && isRow(error.current)) return setTheirs(error.current)
    const found = error instanceof ApiError ? issuesOf(error.errors) : []
    setIssues(found)
    if (found.length === 0) notification.error({ message: t('form.failed'), description: reasonOf(error, t) })
  }

  return (
    <>
      <RowForm
        declaration={declaration}
        form={form}
        formProps={{ onValuesChange: () => setWarnWhen(true) }}
        formName={`settings-${group}`}
        initialValues={row}
        issues={issues}
        onIssues={setIssues}
        check={checkOf(declaration, row, locale)}
        onSubmit={(values) => void save(values, row.version)}
        isSaving={mutation.isPending}
        submitLabel={t('form.save')}
        onCancel={() => {
          form.resetFields()
          setIssues([])
          setWarnWhen(false)
        }}
      />
      {theirs && (
        <ConflictDialog
          declaration={declaration}
          before={row}
          mine={form.getFieldsValue(true)}
          theirs={theirs}
          onClose={() => setTheirs(null)}
          onTake={(choices) => {
            const kept = withTheirs(form.getFieldsValue(true), row, choices)
            setTheirs(null)
            void save(kept, theirs.version)
          }}
          onTakeTheirs={() => {
            setTheirs(null)
            setWarnWhen(false)
            void refresh(settingsId)
          }}
        />
      )}
    </>
  )
}

const isRow = (value: unknown): value is AnyRow => typeof value === 'object' && value !== null && 'version' in value
