import './reports.css'
import { isReportKind, type Report, type ReportKind, reports } from '@wasl/shared/reports/reports.ts'
import { Empty, Result, Skeleton } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation, useParams } from 'react-router'
import { NotFound } from '../../app/NotFound.tsx'
import { useLocale } from '../../app/useLocale.ts'
import { usePageTitle } from '../../app/usePageTitle.ts'
import { useMayPage } from '../../auth/useCanOpenPage.ts'
import { countText } from '../../fields/format.ts'
import { ownPages } from '../../resources/pages.ts'
import { Failed } from '../../ui/LoadError.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { ReportExport } from './ReportExport.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportTable } from './ReportTable.tsx'
import { useReport } from './report-calls.ts'
import { useReportQuery } from './useReportQuery.ts'

/** One report: its kind from the address, what it is narrowed to, its rows with their sums, and its files. */
export function ReportScreen() {
  const { t } = useTranslation()
  const { kind = '' } = useParams()
  const mayShow = useMayPage('reports.show')
  if (!isReportKind(kind)) return <NotFound />
  if (!mayShow) return <Result status="warning" title={<h1>{t('access.forbiddenTitle')}</h1>} subTitle={t('access.forbidden')} />
  return <OneReport kind={kind} report={reports[kind]} />
}

function OneReport({ kind, report }: { kind: ReportKind; report: Report }) {
  const { say } = useLocale()
  usePageTitle(`${say(ownPages.reports.label)}: ${say(report.label)}`)
  const query = useReportQuery()
  return (
    <>
      <PageHead title={`${say(ownPages.reports.label)}: ${say(report.label)}`} actions={<ReportExport kind={kind} asked={query.asked} />} />
      <Kinds />
      <p className="lead">{say(report.lead)}</p>
      <ReportFilters report={report} query={query} />
      <Rows kind={kind} report={report} asked={query.asked} />
    </>
  )
}

/** The way to each report; what one is narrowed to goes along to the next. */
function Kinds() {
  const { t } = useTranslation()
  const { say } = useLocale()
  const { search } = useLocation()
  const bar = useRef<HTMLElement>(null)
  const { kind } = useParams()
  // On a phone not all have room: the one that is open is brought into sight, which only the browser can do.
  useEffect(() => {
    if (kind) bar.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [kind])
  return (
    <nav ref={bar} aria-label={t('reports.kinds')} className="report-kinds">
      {Object.entries(reports).map(([name, { label }]) => (
        <NavLink key={name} to={`/reports/${name}${search}`}>
          {say(label)}
        </NavLink>
      ))}
    </nav>
  )
}

function Rows({ kind, report, asked }: { kind: ReportKind; report: Report; asked: Parameters<typeof useReport>[1] }) {
  const { t } = useTranslation()
  const { data, isError, error, refetch } = useReport(kind, asked)
  if (isError) return <Failed error={error} retry={() => refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} className="card" />
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
  const shown = data.rows.length
  return (
    <>
      <ReportTable report={report} view={data} />
      {shown < data.row_count && (
        <p className="report-more">{t('reports.more', { shown: countText(shown), total: countText(data.row_count) })}</p>
      )}
    </>
  )
}
