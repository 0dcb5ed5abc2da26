import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { SettingGroup } from '@wasl/shared/settings/setting-kinds.ts'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { useValidationContext } from '../../api/client-settings.ts'
import { ConflictDialog } from '../../resources/form/ConflictDialog.tsx'
import { RowForm } from '../../resources/form/RowForm.tsx'
import { rowValidator } from '../../resources/form/validate-row.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { useConfirmSettings } from './useConfirmSettings.tsx'
import { useSettingsGroup } from './useSettingsGroup.ts'

type Props = {
  group: SettingGroup
  row: AnyRow
  /** Called with whether the form has unsaved changes. */
  onDirtyChange: (isDirty: boolean) => void
  onSaved: () => void
}

/** The form of one settings group. Unsaved input stays while other groups are saved. */
export function SettingsGroupForm({ group, row, onDirtyChange, onSaved }: Props) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const context = useValidationContext()
  const [form] = Form.useForm()
  const settings = useSettingsGroup({ group, row, form, onDirtyChange, onSaved })
  const { declaration, base, conflict, save } = settings
  const confirm = useConfirmSettings(group)
  const confirmAndSave = async (values: AnyRow) => {
    if (await confirm(declaration, base, values)) await save(values, base.version)
  }
  return (
    <>
      <RowForm
        declaration={declaration}
        form={form}
        onChange={settings.checkDirty}
        formName={`settings-${group}`}
        initialValues={base}
        issues={settings.issues}
        onIssues={settings.setIssues}
        validate={rowValidator(declaration, base, locale, context)}
        onSubmit={(values) => void confirmAndSave(values)}
        isSaving={settings.isSaving}
        submitLabel={t('form.save')}
        onCancel={settings.reset}
      />
      {conflict && (
        <ConflictDialog
          declaration={declaration}
          before={base}
          mine={form.getFieldsValue(true)}
          theirs={conflict}
          onClose={settings.closeConflict}
          onKeepMine={(merged) => {
            settings.closeConflict()
            void save(merged, conflict.version)
          }}
          onKeepTheirs={settings.keepTheirs}
        />
      )}
    </>
  )
}
