import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { confirmedGroups, type SettingGroup } from '@wasl/shared/settings/setting-kinds.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { changesOf } from '../../fields/inputs/values.ts'
import { Changes } from '../../resources/Changes.tsx'

/** Returns a function that shows the changes to an important group, and returns whether to save them. */
export function useConfirmSettings(group: SettingGroup) {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  return async (declaration: AnyResource, base: AnyRow, values: AnyRow): Promise<boolean> => {
    const changes = Object.entries(changesOf(declaration.fields, base, values)).map(([field, after]) => ({
      field,
      before: base[field],
      after,
    }))
    if (!confirmedGroups.includes(group) || changes.length === 0) return true
    return modal.confirm({
      title: t('settings.confirmTitle'),
      content: <Changes declaration={declaration} changes={changes} headings={{ before: t('restore.now'), after: t('history.after') }} />,
      okText: t('form.save'),
      cancelText: t('form.cancel'),
    })
  }
}
