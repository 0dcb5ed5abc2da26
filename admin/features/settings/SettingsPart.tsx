import { useUpdate } from '@refinedev/core'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { SettingGroup } from '@wasl/shared/settings/settings.ts'
import { settingsId, settingsPart } from '@wasl/shared/settings/settings-form.ts'
import { App, Form } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSurroundings } from '../../app/client-settings.ts'
import { useLocale } from '../../app/useLocale.ts'
import { ConflictDialog } from '../../resources/form/ConflictDialog.tsx'
import { checkOf } from '../../resources/form/check-row.ts'
import { withTheirs } from '../../resources/form/conflict.ts'
import { type Issue, issuesOf } from '../../resources/form/issues.ts'
import { RowForm } from '../../resources/form/RowForm.tsx'
import { changesOf } from '../../resources/form/values.ts'
import { useRefresh } from '../../resources/useRowActions.ts'
import { reasonOf } from '../../ui/reason.ts'

type Props = {
  group: SettingGroup
  row: AnyRow
  /** Hears whether something typed here is not saved yet. */
  onChanged: (isChanged: boolean) => void
  onSaved: () => void
}

/** One part of the settings: its form sends what differs, and the version it started from. What is typed stays while other parts are saved. */
export function SettingsPart({ group, row, onChanged, onSaved }: Props) {
  const declaration = settingsPart(group)
  const { name, fields } = declaration
  const { t } = useTranslation()
  const { locale } = useLocale()
  const { notification } = App.useApp()
  const refresh = useRefresh(name)
  const [form] = Form.useForm()
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const [theirs, setTheirs] = useState<AnyRow | null>(null)
  const { mutateAsync, mutation } = useUpdate<AnyRow, ApiError>()
  const around = useSurroundings()
  const [base, setBase] = useState(row)
  const [isChanged, setChanged] = useState(false)

  // React's way to follow a property: while rendering, before anything is drawn. What others changed under one's own change is told on saving.
  if (row.version !== base.version && (!isChanged || Object.keys(changesOf(fields, base, row)).length === 0)) setBase(row)
  const follow = useEffectEvent((newest: AnyRow) => {
    if (!isChanged) form.setFieldsValue(newest)
  })
  // antd keeps the values it began with: where nothing was typed they become those of the newer row.
  useEffect(() => follow(base), [base])

  const mark = (is: boolean) => {
    setChanged(is)
    onChanged(is)
  }
  /** Whether the form holds other values now than these. */
  const differs = (values: AnyRow) => Object.keys(changesOf(fields, values, form.getFieldsValue(true))).length > 0

  const save = async (values: AnyRow, version: unknown) => {
    const changes = changesOf(fields, base, values)
    setIssues([])
    if (Object.keys(changes).length === 0) return mark(false)
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
      // Somebody may have typed on while it was saved.
      mark(differs(values))
      onSaved()
      await refresh(settingsId)
    } catch (error) {
      refused(error)
    }
  }

  const refused = (error: unknown) => {
    if (error instanceof ApiError && error.statusCode === 412 && isRow(error.current)) return setTheirs(error.current)
    const found = error instanceof ApiError ? issuesOf(error.errors) : []
    setIssues(found)
    form.setFields(found.map(({ path, message }) => ({ name: path, errors: [message] })))
    if (found.length === 0) notification.error({ message: t('form.failed'), description: reasonOf(error, t) })
  }

  return (
    <>
      <RowForm
        declaration={declaration}
        form={form}
        formProps={{ onValuesChange: () => mark(differs(base)) }}
        formName={`settings-${group}`}
        initialValues={base}
        issues={issues}
        onIssues={setIssues}
        check={checkOf(declaration, base, locale, around)}
        onSubmit={(values) => void save(values, base.version)}
        isSaving={mutation.isPending}
        submitLabel={t('form.save')}
        onCancel={() => {
          form.resetFields()
          setIssues([])
          mark(false)
        }}
      />
      {theirs && (
        <ConflictDialog
          declaration={declaration}
          before={base}
          mine={form.getFieldsValue(true)}
          theirs={theirs}
          onClose={() => setTheirs(null)}
          onTake={(choices) => {
            const kept = withTheirs(form.getFieldsValue(true), base, choices)
            setTheirs(null)
            void save(kept, theirs.version)
          }}
          onTakeTheirs={() => {
            setTheirs(null)
            mark(false)
            void refresh(settingsId)
          }}
        />
      )}
    </>
  )
}

const isRow = (value: unknown): value is AnyRow => typeof value === 'object' && value !== null && 'version' in value
