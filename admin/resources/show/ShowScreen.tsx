import { Show } from '@refinedev/antd'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { RelationNames } from '../../fields/cells/RelationNames.tsx'
import { LoadError } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PagePlaceholder } from '../../ui/Placeholder.tsx'
import { pageProps, plainContent } from '../../ui/page-props.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { WrappedTabs } from '../../ui/WrappedTabs.tsx'
import { ReplyBox } from '../actions/ReplyBox.tsx'
import type { OnActed } from '../actions/useRowActions.ts'
import { Details } from '../Details.tsx'
import { overridesOf } from '../overrides/index.ts'
import { overviewOf } from '../overrides/overviews.ts'
import { RowStatus } from '../RowStatus.tsx'
import { History } from './History.tsx'
import { NextStep } from './NextStep.tsx'
import { Overview } from './Overview.tsx'
import { RelatedCount } from './RelatedCount.tsx'
import { RelatedRows } from './RelatedRows.tsx'
import { ShowActions } from './ShowActions.tsx'
import { TitleExtras } from './TitleExtras.tsx'
import { useLiveRow } from './useLiveRow.ts'
import { useOpenedQueue } from './useOpenedQueue.ts'
import { useRelatedTabs } from './useRelatedTabs.ts'

/** The page of one row: its details, related lists, actions and history. */
export function ShowScreen({ declaration }: { declaration: AnyResource }) {
  const { name, label, fields } = declaration
  const { id = '' } = useParams()
  const { localize } = useLocale()
  const navigate = useNavigate()
  const { query, row, title } = useLiveRow(declaration, id)
  const { queue, onActed } = useOpenedQueue(declaration, row)
  if (query.isError) return <LoadError error={query.error} retry={() => query.refetch()} />
  if (!row) return <PagePlaceholder />
  return (
    <RelationNames resource={name} fields={fields} rows={[row]}>
      <Show
        resource={name}
        recordItemId={id}
        {...pageProps({
          title,
          breadcrumbs: [{ label: localize(label.many), to: adminPages.list({ resource: name }) }],
          titleExtra: (
            <>
              <TitleExtras declaration={declaration} row={row} />
              <RowStatus declaration={declaration} row={row} />
            </>
          ),
          actions: (
            <ShowActions
              declaration={declaration}
              row={row}
              onActed={onActed}
              onRemoved={() => navigate(adminPages.list({ resource: name }))}
            />
          ),
        })}
        {...plainContent}
      >
        <NextStep declaration={declaration} row={row} queue={queue} readAt={query.dataUpdatedAt} onEnded={query.refetch} />
        <RowTabs key={id} declaration={declaration} row={row} onActed={onActed} />
      </Show>
    </RelationNames>
  )
}

type TabProps = { declaration: AnyResource; row: AnyRow; onActed: OnActed }

/** The details of a row, the tabs of its resource, its related lists and its history. The address names the open one. */
function RowTabs({ declaration, row, onActed }: TabProps) {
  const { name } = declaration
  const id = String(row.id)
  const { t } = useTranslation()
  const { localize } = useLocale()
  const related = useRelatedTabs(declaration, row)
  const { tabs = [] } = overridesOf(name)
  const [address, setAddress] = useSearchParams()
  const items = [
    { key: 'details', label: t('show.details'), children: <DetailsTab declaration={declaration} row={row} onActed={onActed} /> },
    ...tabs
      .filter(({ isShown }) => isShown?.(row) ?? true)
      .map(({ key, label, Tab }) => ({
        key,
        label: localize(label),
        children: (
          <Suspense fallback={<Loading />}>
            <Tab declaration={declaration} row={row} onActed={onActed} />
          </Suspense>
        ),
      })),
    ...related.map((list) => ({
      key: list.reference,
      label: <RelatedCount {...list} id={id} />,
      children: <RelatedRows {...list} parent={declaration} row={row} />,
    })),
    ...(declaration.isLog || overviewOf(name)
      ? []
      : [{ key: 'history', label: t('show.history'), children: <History declaration={declaration} row={row} /> }]),
  ]
  const [only, ...others] = items
  if (only && others.length === 0) return only.children
  return (
    <WrappedTabs
      destroyOnHidden
      activeKey={address.get('tab') ?? 'details'}
      onChange={(key) => setAddress(key === 'details' ? {} : { tab: key }, { replace: true })}
      items={items}
    />
  )
}

// An entry of a log has no history of its own, but what it changed; a part of a resource has the history in that.
function DetailsTab({ declaration, row, onActed }: TabProps) {
  if (overviewOf(declaration.name)) return <Overview declaration={declaration} row={row} onActed={onActed} />
  return (
    <div className="details-tab">
      <Details declaration={declaration} row={row} />
      <ReplyBox declaration={declaration} row={row} onActed={onActed} />
      {declaration.isLog && !declaration.subsetOf && <History declaration={declaration} row={row} />}
    </div>
  )
}
