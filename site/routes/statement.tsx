import { showStatement } from '@wasl/shared/contract/endpoints/finances.ts'
import { formatMonth } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { StatementTable } from '../finances/StatementTable.tsx'
import { TransactionTable } from '../finances/TransactionTable.tsx'
import { Select } from '../forms/Select.tsx'
import { useLocale, usePathIn } from '../i18n/locale.ts'
import { PrintButton } from '../invoice/PrintButton.tsx'
import { getApi, requireViewer } from '../server/session.server.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { DownloadLink } from '../ui/DownloadLink.tsx'
import { Icon } from '../ui/Icon.tsx'
import { lazyOr } from '../ui/lazy-or.ts'
import { PageLink } from '../ui/PageLink.tsx'

// Of companies alone.
const StatementDocuments = lazyOr(
  async () => ({ default: (await import('../finances/StatementDocuments.tsx')).StatementDocuments }),
  () => null,
)

/** The user's account of one month: opening balance, entries, closing balance, and its files. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const month = new URL(request.url).searchParams.get('month') ?? ''
  return getApi(context).call(showStatement, { query: /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? { month } : {} })
}

export default function Statement() {
  const statement = useLoaderData<typeof loader>()
  const { side, month, months, outside, documents, is_closed } = statement
  const { t } = useTranslation('finances')
  const locale = useLocale()
  const pathIn = usePathIn()
  const choices = months.includes(month) ? months : [month, ...months]
  return (
    <AccountLayout title={t('statement.title')}>
      <div className="no-print flex flex-wrap items-center justify-between gap-3">
        <PageLink to={pages.finances()} className="inline-flex items-center gap-1 text-muted hover:text-brand">
          <Icon name="chevron" size={18} className="rotate-180" />
          {t('back')}
        </PageLink>
        <div className="flex flex-wrap items-center gap-2">
          {(['pdf', 'csv'] as const).map((format) => (
            <DownloadLink
              key={format}
              href={pathIn(resourceRoutes.statementFile({ format, month }))}
              fileName={`wasl-statement-${month}.${format}`}
              what="statement"
            >
              {t(`statement.${format}`)}
            </DownloadLink>
          ))}
          <PrintButton />
        </div>
      </div>
      <Form key={month} className="card no-print flex flex-wrap items-end gap-4 p-5">
        <Select
          name="month"
          label={t('statement.month')}
          optional="unmarked"
          placeholder={t('statement.currentMonth')}
          options={choices.map((value) => ({ value, label: formatMonth(value, locale) }))}
          defaultValue={month}
          className="basis-52 grow sm:grow-0"
        />
        <Button>{t('statement.show')}</Button>
      </Form>
      <Card
        title={`${t(`statement.of.${side}`)} · ${formatMonth(month, locale)}`}
        end={is_closed ? null : <Badge tone="note">{t('statement.notClosed')}</Badge>}
      >
        <StatementTable statement={statement} />
      </Card>
      {documents.length > 0 && (
        <Card title={t('statement.documents')}>
          <Suspense>
            <StatementDocuments statement={statement} />
          </Suspense>
        </Card>
      )}
      {outside.length > 0 && (
        <Card title={t('statement.outside')}>
          <p className="mb-2 text-muted">{t('statement.outsideHint')}</p>
          <TransactionTable transactions={outside} caption={t('statement.outside')} />
        </Card>
      )}
    </AccountLayout>
  )
}
