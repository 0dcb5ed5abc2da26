import { type BaseRecord, useGetIdentity, useOne, useWarnAboutChange } from '@refinedev/core'
import type { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { type SettingGroup, settingGroups } from '@wasl/shared/settings/settings.ts'
import { settingsId } from '@wasl/shared/settings/settings-form.ts'
import { Tabs } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { usePageTitle } from '../../app/usePageTitle.ts'
import { refreshAdmin } from '../../auth/session.ts'
import { History } from '../../resources/show/History.tsx'
import { Failed } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { SettingsPart } from './SettingsPart.tsx'

// Safe: the keys of the groups are their names.
const groups = Object.keys(settingGroups) as SettingGroup[]

/** Every setting of the house, a tab for each part, and who changed what. */
export function SettingsScreen({ declaration }: { declaration: AnyResource }) {
  const { name, label } = declaration
  const { t } = useTranslation()
  const { say } = useLocale()
  const { query } = useOne<BaseRecord, ApiError>({ resource: name, id: settingsId, errorNotification: false })
  const { refetch: hearOfHouse } = useGetIdentity()
  const { setWarnWhen } = useWarnAboutChange()
  const unsaved = useRef(new Set<SettingGroup>())
  const title = say(label.many)
  usePageTitle(title)
  const row: AnyRow | undefined = query.data?.data
  if (query.isError) return <Failed error={query.error} retry={() => query.refetch()} />
  if (!row) return <Loading />
  const mark = (group: SettingGroup, isChanged: boolean) => {
    if (isChanged) unsaved.current.add(group)
    else unsaved.current.delete(group)
    setWarnWhen(unsaved.current.size > 0)
  }
  // The forms and amounts of this very tab go by the new settings at once.
  const follow = () => {
    refreshAdmin()
    void hearOfHouse()
  }
  return (
    <>
      <PageHead title={title} />
      <Tabs
        className="wrapped-tabs"
        items={[
          ...groups.map((group) => ({
            key: group,
            label: say(settingGroups[group]),
            children: <SettingsPart group={group} row={row} onChanged={(is) => mark(group, is)} onSaved={follow} />,
          })),
          { key: 'history', label: t('show.history'), destroyOnHidden: true, children: <History declaration={declaration} row={row} /> },
        ]}
      />
    </>
  )
}
