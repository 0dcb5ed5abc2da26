import './charts.css'
import { BarChartOutlined, TableOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChartCanvas } from './ChartCanvas.tsx'
import type { ChartPoint } from './ChartTable.tsx'
import { ChartTable } from './ChartTable.tsx'

type Props = {
  title: string
  /** The level of the title on the page. Default: `h3`. */
  heading?: 'h2' | 'h3'
  /** The column headings of the table: what the names are and what is counted. */
  headings: readonly [names: string, values: string]
  points: readonly ChartPoint[]
  shape: 'columns' | 'bars'
  isWide?: boolean
  controls?: ReactNode
}

/** One chart with a button that shows the same figures as a table. */
export function ChartCard({ title, heading: Heading = 'h3', headings, points, shape, isWide = false, controls }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [isTable, setTable] = useState(false)
  const isEmpty = points.every(({ value }) => value === 0)
  return (
    <section className={`card${isWide ? ' chart-wide' : ''}`} aria-labelledby={id}>
      <header className="chart-head">
        <Heading id={id}>{title}</Heading>
        <div className="chart-controls">
          {controls}
          <Button
            size="small"
            type="text"
            aria-pressed={isTable}
            icon={isTable ? <BarChartOutlined aria-hidden /> : <TableOutlined aria-hidden />}
            onClick={() => setTable(!isTable)}
          >
            {t(isTable ? 'dashboard.showChart' : 'dashboard.showTable')}
          </Button>
        </div>
      </header>
      {isEmpty ? (
        <p className="chart-empty">{t('dashboard.noData')}</p>
      ) : isTable ? (
        <ChartTable title={title} headings={headings} points={points} />
      ) : (
        <ChartCanvas points={points} shape={shape} label={t('dashboard.chartOf', { title, measure: headings[1] })} />
      )}
    </section>
  )
}
