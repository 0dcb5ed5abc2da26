import { useWarnAboutChange } from '@refinedev/core'
import { settingsId } from '@wasl/shared/contract/settings-form.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { type SettingGroup, settingGroups } from '@wasl/shared/settings/setting-kinds.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useRow } from '../../api/resource-client.ts'
import { invalidateAdmin } from '../../auth/session.ts'
import { useAdmin } from '../../auth/useAdmin.ts'
import { History } from '../../resources/show/History.tsx'
import { LoadError } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHeader } from '../../ui/page-props.tsx'
import { UnsavedChangesDialog } from '../../ui/UnsavedChangesDialog.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { WrappedTabs } from '../../ui/WrappedTabs.tsx'
import { ServiceTest } from './ServiceTest.tsx'
import { SettingsGroupForm } from './SettingsGroupForm.tsx'

const groups = typedKeys(settingGroups)

/** All settings, one tab for each group, and their history. */
export function SettingsScreen({ declaration }: { declaration: AnyResource }) {
  const { label } = declaration
  const { t } = useTranslation()
  const { localize } = useLocale()
  const { query } = useRow(declaration, settingsId)
  const [address, setAddress] = useSearchParams()
  const { data: admin, refetch: refetchIdentity } = useAdmin()
  const { setWarnWhen } = useWarnAboutChange()
  const unsaved = useRef(new Set<SettingGroup>())
  const title = localize(label.many)
  usePageTitle(title)
  const row: AnyRow | undefined = query.data?.data
  if (query.isError) return <LoadError error={query.error} retry={() => query.refetch()} />
  if (!row) return <Loading />
  const markDirty = (group: SettingGroup, isDirty: boolean) => {
    if (isDirty) unsaved.current.add(group)
    else unsaved.current.delete(group)
    setWarnWhen(unsaved.current.size > 0)
  }
  // The forms and amounts of this browser tab use the new settings at once.
  const reloadSettings = () => {
    invalidateAdmin()
    void refetchIdentity()
  }
  const tabs = [
    ...groups.map((group) => ({
      key: group,
      label: localize(settingGroups[group]),
      children: (
        <SettingsGroupForm group={group} row={row} onDirtyChange={(isDirty) => markDirty(group, isDirty)} onSaved={reloadSettings} />
      ),
    })),
    ...(admin?.is_super ? [{ key: 'services', label: t('serviceTest.tab'), children: <ServiceTest /> }] : []),
    { key: 'history', label: t('show.history'), destroyOnHidden: true, children: <History declaration={declaration} row={row} /> },
  ]
  const requested = tabs.find(({ key }) => key === address.get('tab'))
  return (
    <>
      <PageHeader title={title} />
      <WrappedTabs activeKey={(requested ?? tabs[0])?.key ?? ''} onChange={(tab) => setAddress({ tab }, { replace: true })} items={tabs} />
      <UnsavedChangesDialog />
    </>
  )
}
