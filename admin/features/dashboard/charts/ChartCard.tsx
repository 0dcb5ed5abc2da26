import { BarChartOutlined, TableOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from './ChartCanvas.tsx'
import { FigureTable } from './FigureTable.tsx'
import type { ChartFigure } from './figure.ts'

type Props = {
  title: string
  /** What the names are, and what is counted. */
  heads: readonly [names: string, values: string]
  figures: readonly ChartFigure[]
  shape: 'columns' | 'bars'
  isWide?: boolean
  tools?: ReactNode
}

/** One chart, and the same figures as a table for who asks for it. */
export function ChartCard({ title, heads, figures, shape, isWide = false, tools }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [isTable, setTable] = useState(false)
  const isEmpty = figures.every(({ value }) => value === 0)
  return (
    <section className={`card${isWide ? ' chart-wide' : ''}`} aria-labelledby={id}>
      <header className="chart-head">
        <h3 id={id}>{title}</h3>
        <div className="chart-tools">
          {tools}
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
        <p className="chart-none">{t('dashboard.noFigures')}</p>
      ) : isTable ? (
        <FigureTable title={title} heads={heads} figures={figures} />
      ) : (
        <Picture figures={figures} shape={shape} says={t('dashboard.chartOf', { title, measure: heads[1] })} />
      )}
    </section>
  )
}
