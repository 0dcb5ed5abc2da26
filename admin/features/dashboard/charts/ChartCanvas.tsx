import { Column } from '@ant-design/charts'
import { usePreferences } from '../../../app/preferences.ts'
import { useLocale } from '../../../app/useLocale.ts'
import { chartLook } from './chart-theme.ts'
import type { ChartFigure } from './figure.ts'

type Props = { figures: readonly ChartFigure[]; shape: 'columns' | 'bars'; says: string }

/** The figures as columns (a course of time) or bars (names), one colour; its table says the same to who cannot see it. */
export function Picture({ figures, shape, says }: Props) {
  const { locale } = useLocale()
  const { mode } = usePreferences()
  return (
    <div dir="ltr" role="img" aria-label={says} className="chart-picture">
      <Column
        {...chartLook(shape, mode, locale)}
        data={figures.map(({ name, value, said }) => ({ name, value, said }))}
        xField="name"
        yField="value"
        tooltip={{ title: 'name', items: [{ field: 'said', name: '' }] }}
      />
    </div>
  )
}
