import { listTransactions } from '@wasl/shared/contract/endpoints/finances.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { FinancesFilters } from '../finances/FinancesFilters.tsx'
import { FinancesTotals } from '../finances/FinancesTotals.tsx'
import { filterQuery, isFiltered, readFinancesFilter } from '../finances/finances-filter.ts'
import { TransactionTable } from '../finances/TransactionTable.tsx'
import { getApi, requireViewer } from '../server/session.server.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Pagination } from '../ui/Pagination.tsx'

/** The user's own transactions, ten per page. Redirects to the last page when the requested one is empty. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const url = new URL(request.url)
  const filter = readFinancesFilter(url.searchParams)
  const page = Math.min(1_000_000, Math.max(1, Math.floor(Number(url.searchParams.get('page')) || 1)))
  const finances = await getApi(context).call(listTransactions, { query: filterQuery(filter, page) })
  const last = finances.pagination.total_pages
  if (page > last) throw redirect(`${url.pathname}?${filterQuery(filter, last)}`)
  return { filter, finances }
}

export default function Finances() {
  const { filter, finances } = useLoaderData<typeof loader>()
  const { side, data, totals, pagination } = finances
  const { t } = useTranslation('finances')
  const hasFilter = isFiltered(filter)
  return (
    <AccountLayout title={t('title')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{t(`lead.${side}`)}</p>
        <ButtonLink to={pages.statement()} tone="plain" size="small" icon="file">
          {t('statement.link')}
        </ButtonLink>
      </div>
      {(data.length > 0 || hasFilter) && (
        <>
          <FinancesTotals totals={totals} side={side} />
          <FinancesFilters filter={filter} side={side} />
        </>
      )}
      {data.length > 0 ? (
        <Card>
          <TransactionTable transactions={data} caption={t('list.caption')} />
        </Card>
      ) : hasFilter ? (
        <EmptyState
          icon="search"
          title={t('empty.filtered')}
          action={
            <ButtonLink to={pages.finances()} tone="plain">
              {t('filters.clear')}
            </ButtonLink>
          }
        >
          {t('empty.filteredHint')}
        </EmptyState>
      ) : (
        <EmptyState icon="receipt" title={t('empty.title')} action={<ButtonLink to={pages.orders()}>{t('empty.action')}</ButtonLink>}>
          {t(`empty.${side}`)}
        </EmptyState>
      )}
      <Pagination pagination={pagination} />
    </AccountLayout>
  )
}
