import { Column } from '@ant-design/charts'

import { usePreferences } from '../../api/preferences.ts'
import { useBrand } from '../../ui/brand-store.ts'
import { useLocale } from '../../ui/useLocale.ts'

import type { ChartPoint } from './ChartTable.tsx'
import { chartTheme } from './chart-theme.ts'

type Props = { points: readonly ChartPoint[]; shape: 'columns' | 'bars'; label: string }

/** Draws the points as columns (over time) or bars (by name). Screen readers get the label; the same figures are available as a table. */
export function ChartCanvas({ points, shape, label }: Props) {
  const { locale } = useLocale()
  const { mode } = usePreferences()
  const { color: brandColor } = useBrand()
  return (
    <div dir="ltr" role="img" aria-label={label} className="chart-canvas">
      <Column
        {...chartTheme(shape, { mode, locale, brandColor })}
        data={points.map(({ name, value, text }) => ({ name, value, text }))}
        xField="name"
        yField="value"
        tooltip={{ title: 'name', items: [{ field: 'text', name: '' }] }}
      />
    </div>
  )
}
