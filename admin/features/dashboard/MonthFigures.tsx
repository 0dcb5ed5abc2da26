import { EyeOutlined, ProfileOutlined, WalletOutlined } from '@ant-design/icons'
import type { DashboardView } from '@wasl/shared/contract/dashboard.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import { Progress } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useCanOpenPage } from '../../auth/useCanOpenPage.ts'
import { MoneyCell } from '../../fields/cells/MoneyCell.tsx'

/** The month so far: orders, visitors, sales and progress towards the sales target. Figures the admin may not see are null and left out. */
export function MonthFigures({ month, before }: { month: DashboardView['month']; before: DashboardView['month_before'] }) {
  const { t } = useTranslation()
  const { orders, visitors, sales, target } = month
  return (
    <section aria-labelledby="month-title">
      <h2 id="month-title" className="section-title">
        {t('dashboard.month')}
      </h2>
      <dl className="month">
        {orders !== null && (
          <Figure
            icon={<ProfileOutlined />}
            name={t('dashboard.orders')}
            report="orders"
            value={<Count value={orders} />}
            change={[orders, before.orders]}
          />
        )}
        <Figure
          icon={<EyeOutlined />}
          name={t('dashboard.visitors')}
          value={<Count value={visitors} />}
          change={[visitors, before.visitors]}
        />
        {sales !== null && (
          <Figure
            icon={<WalletOutlined />}
            name={t('dashboard.sales')}
            report="sales"
            value={<MoneyCell value={sales} />}
            change={[sales, before.sales]}
          />
        )}
        {sales !== null && target !== null && <TargetFigure sales={sales} target={target} />}
      </dl>
    </section>
  )
}

const Count = ({ value }: { value: number }) => <bdi dir="ltr">{formatCount(value)}</bdi>

type FigureProps = {
  icon: ReactNode
  name: string
  value: ReactNode
  /** What the figure leads to, for administrators who may open it. */
  report?: 'orders' | 'sales'
  /** The figure of this month and that of the same days of the month before. */
  change: readonly [now: number, before: number | null]
}

function Figure({ icon, name, value, report, change }: FigureProps) {
  const canOpenReports = useCanOpenPage('reports.show')
  return (
    <div className="card month-figure">
      <dt>
        <span className="count-icon" aria-hidden>
          {icon}
        </span>
        {report && canOpenReports ? (
          <Link to={adminPages.report({ kind: report })} className="month-link">
            {name}
          </Link>
        ) : (
          name
        )}
      </dt>
      <dd>{value}</dd>
      <Change change={change} />
    </div>
  )
}

/** How much more or less than in the month before, in percent; nothing if there was nothing to compare with. */
function Change({ change: [now, before] }: Pick<FigureProps, 'change'>) {
  const { t } = useTranslation()
  if (!before || before < 0) return null
  const percent = Math.round(((now - before) * 100) / before)
  const key = percent > 0 ? 'dashboard.moreThanBefore' : percent < 0 ? 'dashboard.lessThanBefore' : 'dashboard.sameAsBefore'
  return <dd className="month-change">{t(key, { percent: formatCount(Math.abs(percent)) })}</dd>
}

function TargetFigure({ sales, target }: { sales: number; target: number }) {
  const { t } = useTranslation()
  const percent = target > 0 ? Math.floor((sales * 100) / target) : 0
  const progressText = target > 0 ? t('dashboard.targetReached', { percent: formatCount(percent) }) : t('dashboard.noTarget')
  return (
    <div className="card month-figure target">
      <dt>{t('dashboard.target')}</dt>
      <dd>{target > 0 ? <MoneyCell value={target} /> : '—'}</dd>
      <dd className="target-progress">
        {target > 0 && <Progress percent={Math.min(percent, 100)} showInfo={false} aria-label={progressText} />}
        {progressText}
      </dd>
    </div>
  )
}
