import { formatCount } from '@wasl/shared/i18n/format.ts'
import './reports.css'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import { isReportKind, type Report, type ReportKind, reports } from '@wasl/shared/reports.ts'
import { Empty } from 'antd'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation, useParams } from 'react-router'
import { useCanOpenPage } from '../../auth/useCanOpenPage.ts'
import { standalonePages } from '../../resources/pages.ts'
import { LoadError } from '../../ui/LoadError.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import { CardPlaceholder } from '../../ui/Placeholder.tsx'
import { PageHeader } from '../../ui/page-props.tsx'
import { ScreenMessage } from '../../ui/ScreenMessage.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { ReportExport } from './ReportExport.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportTable } from './ReportTable.tsx'
import { useReport } from './report-calls.ts'
import { useReportQuery } from './useReportQuery.ts'

// The library of charts is large: loaded with the first report that has one.
const ReportChart = lazy(async () => ({ default: (await import('./ReportChart.tsx')).ReportChart }))

/** The report named in the address: its filters, its chart, its rows with totals, and the export. */
export function ReportScreen() {
  const { t } = useTranslation()
  const { kind = '' } = useParams()
  const canShow = useCanOpenPage('reports.show')
  if (!isReportKind(kind)) return <NotFound />
  if (!canShow) return <ScreenMessage status="warning" title={<h1>{t('access.forbiddenTitle')}</h1>} text={t('access.forbidden')} />
  return <ReportContent kind={kind} report={reports[kind]} />
}

function ReportContent({ kind, report }: { kind: ReportKind; report: Report }) {
  const { localize } = useLocale()
  usePageTitle(`${localize(standalonePages.reports.label)}: ${localize(report.label)}`)
  const query = useReportQuery()
  return (
    <>
      <PageHeader
        title={`${localize(standalonePages.reports.label)}: ${localize(report.label)}`}
        actions={<ReportExport kind={kind} params={query.params} />}
      />
      <ReportTabs />
      <p className="lead">{localize(report.description)}</p>
      <ReportFilters report={report} query={query} />
      <ReportRows kind={kind} report={report} params={query.params} />
    </>
  )
}

/** Links to the reports; the filters stay when switching. */
function ReportTabs() {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const { search } = useLocation()
  const bar = useRef<HTMLElement>(null)
  const { kind } = useParams()
  // The bar scrolls: bring the current report into view.
  useEffect(() => {
    const show = () => bar.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
    if (!kind) return
    show()
    // Its font makes the bar wider.
    void document.fonts.ready.then(show)
  }, [kind])
  return (
    <nav ref={bar} aria-label={t('reports.types')} className="report-tabs">
      {Object.entries(reports).map(([name, { label }]) => (
        <NavLink key={name} to={adminPages.report({ kind: name }) + search}>
          {localize(label)}
        </NavLink>
      ))}
    </nav>
  )
}

function ReportRows({ kind, report, params }: { kind: ReportKind; report: Report; params: Parameters<typeof useReport>[1] }) {
  const { t } = useTranslation()
  const { data, query } = useReport(kind, params)
  if (query.isError) return <LoadError error={query.error} retry={() => query.refetch()} />
  if (!data) return <CardPlaceholder />
  if (data.row_count === 0)
    return (
      <div className="card">
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={
            <>
              <strong>{t('reports.empty')}</strong>
              <br />
              {t('reports.emptyLead')}
            </>
          }
        />
      </div>
    )
  const shownCount = data.rows.length
  return (
    <>
      {report.chart && (
        <Suspense fallback={<CardPlaceholder />}>
          <ReportChart report={report} chart={report.chart} view={data} />
        </Suspense>
      )}
      <ReportTable report={report} view={data} />
      {shownCount < data.row_count && (
        <p className="report-more">{t('reports.truncated', { shown: formatCount(shownCount), total: formatCount(data.row_count) })}</p>
      )}
    </>
  )
}
