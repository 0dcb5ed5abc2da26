import type { ReportView } from '@wasl/shared/contract/reports.ts'
import { formatCount, formatDay } from '@wasl/shared/i18n/format.ts'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import { isLocalized } from '@wasl/shared/registry/row-title.ts'
import type { CellKind } from '@wasl/shared/report-columns.ts'
import type { Report } from '@wasl/shared/reports.ts'
import { riyadhDayBounds } from '@wasl/shared/utils/riyadh-date.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { filtersOf } from '../../api/criteria.ts'
import { declarationOf } from '../../api/declarations.ts'
import { listQuery } from '../../api/list-url.ts'
import { useDenialReason } from '../../auth/useDenialReason.ts'
import { MoneyCell } from '../../fields/cells/MoneyCell.tsx'
import { useLocale } from '../../ui/useLocale.ts'

type CellValue = ReportView['rows'][number][string]

/** The rows of a report, with the column totals in the footer. */
export function ReportTable({ report, view }: { report: Report; view: ReportView }) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const columns = Object.entries(report.columns)
  const linkTo = useRowAddress(report)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
    <section className="card report-rows" tabIndex={0} aria-label={localize(report.label)}>
      <table>
        <thead>
          <tr>
            {columns.map(([name, { label, kind }]) => (
              <th key={name} scope="col" data-kind={kind}>
                {localize(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one response are never reordered.
            <tr key={index}>
              {columns.map(([name, { kind }], column) => (
                <td key={name} data-kind={kind}>
                  <RowLink to={column === 0 && linkTo ? linkTo(row) : null}>
                    <ReportCell kind={kind} value={row[name]} />
                  </RowLink>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            {columns.map(([name, { kind, isTotalled }], index) =>
              index === 0 ? (
                <th key={name} scope="row">
                  {t('reports.total')}
                </th>
              ) : (
                <td key={name} data-kind={kind}>
                  {isTotalled && <ReportCell kind={kind} value={view.totals[name]} />}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

const RowLink = ({ to, children }: { to: string | null; children: ReactNode }) => (to ? <Link to={to}>{children}</Link> : children)

/** Returns the address of the record of a row, or of what happened on its day; null if rows are about neither, or the admin may not open it. */
function useRowAddress({ rowResource, dayList }: Report): ((row: ReportView['rows'][number]) => string) | null {
  const showDenial = useDenialReason(declarationOf(rowResource ?? ''), 'show')
  const listDenial = useDenialReason(declarationOf(dayList?.resource ?? ''), 'list')
  if (rowResource && showDenial === null) return ({ id }) => adminPages.show({ resource: rowResource, id: String(id) })
  if (!dayList || listDenial !== null) return null
  const { resource, at, filter } = dayList
  const fixed = Object.fromEntries(Object.entries(filter).map(([field, values]) => [field, { in: values }]))
  return ({ day }) => {
    const { start, end } = riyadhDayBounds(String(day))
    return `${adminPages.list({ resource })}?${listQuery(filtersOf({ ...fixed, [at]: { gte: start, lte: end } }))}`
  }
}

function ReportCell({ kind, value }: { kind: CellKind; value: CellValue | undefined }) {
  const { locale } = useLocale()
  if (value === null || value === undefined) return <span className="muted">—</span>
  if (isLocalized(value)) return <bdi>{value[locale]}</bdi>
  if (kind === 'money') return <MoneyCell value={Number(value)} />
  return <bdi dir={kind === 'text' ? 'auto' : 'ltr'}>{cellText(kind, value)}</bdi>
}

function cellText(kind: CellKind, value: string | number): string {
  if (kind === 'day') return formatDay(String(value))
  if (kind === 'count') return formatCount(Number(value))
  return kind === 'percent' ? `${value}%` : String(value)
}
