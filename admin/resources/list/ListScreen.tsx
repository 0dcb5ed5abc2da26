import { List } from '@refinedev/antd'
import { relatedFields } from '@wasl/shared/registry/related-rows.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { lazy, Suspense } from 'react'
import type { CriteriaByField } from '../../api/criteria.ts'
import { RelationNames } from '../../fields/cells/RelationNames.tsx'
import { pageProps } from '../../ui/page-props.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { BulkBar } from './BulkBar.tsx'
import { ListCard } from './ListCard.tsx'
import { listParams, requestFromFilters } from './list-request.ts'
import { StatusTabs } from './StatusTabs.tsx'
import { useBulkRun } from './useBulkRun.ts'
import { useListHeader } from './useListHeader.tsx'
import { useListTable } from './useListTable.ts'
import { useSelectedRows } from './useSelectedRows.ts'
import { useViewPreferences } from './useViewPreferences.ts'

// Loaded once a bulk run is shown.
const BulkRunNote = lazy(async () => ({ default: (await import('./BulkRunNote.tsx')).BulkRunNote }))

/** The list of a resource: the server searches, filters, sorts and pages; the address keeps all of it. */
export function ListScreen({ declaration }: { declaration: AnyResource }) {
  const { localize } = useLocale()
  usePageTitle(localize(declaration.label.many))
  const [preferences, setPreferences] = useViewPreferences(declaration)
  const table = useListTable(declaration)
  const { tableQuery, state, query } = table
  const { filters, sorters } = state
  const rows: readonly AnyRow[] = table.result.data
  const total = table.result.total ?? 0
  const request = requestFromFilters(filters)
  const { selected, select } = useSelectedRows(query)
  const bulkRun = useBulkRun(declaration.name)
  const header = useListHeader({
    declaration,
    total: tableQuery.data ? total : null,
    filters,
    sorters,
    columns: preferences.columns,
  })
  const criteria = [request.criteria, ...request.groups]
  return (
    <RelationNames
      resource={declaration.name}
      fields={relatedFields(declaration, Object.assign({}, ...criteria), preferences.columns)}
      rows={[...rows, ...criteria.map(criteriaRow)]}
    >
      <List resource={declaration.name} {...pageProps(header)}>
        <StatusTabs declaration={declaration} state={state} request={request} readAt={tableQuery.dataUpdatedAt} />
        {bulkRun.run && (
          <Suspense>
            <BulkRunNote declaration={declaration} run={bulkRun.run} onChange={bulkRun.show} onClose={bulkRun.close} />
          </Suspense>
        )}
        <ListCard
          declaration={declaration}
          table={table}
          request={request}
          preferences={preferences}
          onPreferences={setPreferences}
          selected={selected}
          onSelect={select}
        />
        <BulkBar
          declaration={declaration}
          selected={selected}
          rows={rows}
          total={tableQuery.isPlaceholderData ? 0 : total}
          query={listParams(filters, sorters)}
          startRun={bulkRun.start}
          onDone={() => select([])}
        />
      </List>
    </RelationNames>
  )
}

// The chips of relation filters need the names of rows that may not be on this page.
const criteriaRow = (criteria: CriteriaByField): AnyRow =>
  Object.fromEntries(Object.entries(criteria).map(([field, { in: ids }]) => [field, ids]))
