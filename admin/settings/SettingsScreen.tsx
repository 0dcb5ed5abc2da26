import { type BaseRecord, useOne } from '@refinedev/core'
import type { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { type SettingGroup, settingGroups } from '@wasl/shared/settings.ts'
import { settingsId } from '@wasl/shared/settings-form.ts'
import { Tabs } from 'antd'
import { useTranslation } from 'react-i18next'
import { Failed } from '../parts/Failed.tsx'
import { Loading } from '../parts/Loading.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { useLocale } from '../parts/useLocale.ts'
import { History } from '../screens/show/History.tsx'
import { usePageTitle } from '../shell/usePageTitle.ts'
import { SettingsPart } from './SettingsPart.tsx'

// Safe: the keys of the groups are their names.
const groups = Object.keys(settingGroups) as SettingGroup[]

/** Every setting of the house, a tab for each part, and who changed what. */
export function SettingsScreen({ declaration }: { declaration: AnyResource }) {
  const { name, label } = declaration
  const { t } = useTranslation()
  const { say } = useLocale()
  const { query } = useOne<BaseRecord, ApiError>({ resource: name, id: settingsId, errorNotification: false })
  const title = say(label.many)
  usePageTitle(title)
  const row: AnyRow | undefined = query.data?.data
  if (query.isError) return <Failed error={query.error} retry={() => query.refetch()} />
  if (!row) return <Loading />
  return (
    <>
      <PageHead title={title} />
      <Tabs
        className="wrapped-tabs"
        items={[
          ...groups.map((group) => ({
            key: group,
            label: say(settingGroups[group]),
            children: <SettingsPart key={String(row.version)} group={group} row={row} />,
          })),
          { key: 'history', label: t('show.history'), destroyOnHidden: true, children: <History declaration={declaration} row={row} /> },
        ]}
      />
    </>
  )
}
