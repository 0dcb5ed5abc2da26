import { type BaseRecord, useOne } from '@refinedev/core'
import type { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Tabs } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { addressOf } from '../../api/addresses.ts'
import { useLocale } from '../../app/useLocale.ts'
import { usePageTitle } from '../../app/usePageTitle.ts'
import { useMay } from '../../auth/useDenial.ts'
import { Failed } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { titleOf } from '../declarations.ts'
import { overridesOf } from '../overrides/index.ts'
import { RelationNames } from '../RelationNames.tsx'
import { RowStatus } from '../RowStatus.tsx'
import { relatedOf } from '../related.ts'
import { Details } from './Details.tsx'
import { History } from './History.tsx'
import { NextStep } from './NextStep.tsx'
import { RelatedCount } from './RelatedCount.tsx'
import { RelatedRows } from './RelatedRows.tsx'
import { ShowActions } from './ShowActions.tsx'
import { BesideTitle } from './TitleExtras.tsx'

/** One row of a resource: all it holds, what can be done with it, and what was. */
export function ShowScreen({ declaration }: { declaration: AnyResource }) {
  const { name, label, fields } = declaration
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const { locale, say } = useLocale()
  const navigate = useNavigate()
  const may = useMay()
  const { tabs = [] } = overridesOf(name)
  const { query } = useOne<BaseRecord, ApiError>({ resource: name, id, errorNotification: false })
  const row: AnyRow | undefined = query.data?.data
  const title = row ? titleOf(declaration, row, locale) : say(label.one)
  usePageTitle(title)
  if (query.isError) return <Failed error={query.error} retry={() => query.refetch()} />
  if (!row) return <Loading />
  return (
    <RelationNames fields={fields} rows={[row]}>
      <PageHead
        title={title}
        path={[{ label: say(label.many), to: addressOf.list(name) }]}
        beside={
          <>
            <BesideTitle declaration={declaration} row={row} />
            <RowStatus declaration={declaration} row={row} />
          </>
        }
        actions={<ShowActions declaration={declaration} row={row} onRemoved={() => navigate(addressOf.list(name))} />}
      />
      <NextStep declaration={declaration} row={row} readAt={query.dataUpdatedAt} onEnded={query.refetch} />
      <Tabs
        destroyOnHidden
        className="wrapped-tabs"
        items={[
          { key: 'details', label: t('show.details'), children: <Details declaration={declaration} row={row} /> },
          ...tabs.map(({ key, label, Tab }) => ({
            key,
            label: say(label),
            children: (
              <Suspense fallback={<Loading />}>
                <Tab declaration={declaration} row={row} />
              </Suspense>
            ),
          })),
          ...relatedOf(declaration)
            .filter((related) => may(related.declaration, 'list') === null)
            .map((related) => ({
              key: `${related.declaration.name}.${related.field}`,
              label: <RelatedCount {...related} id={id} />,
              children: <RelatedRows {...related} id={id} />,
            })),
          { key: 'history', label: t('show.history'), children: <History declaration={declaration} row={row} /> },
        ]}
      />
    </RelationNames>
  )
}
