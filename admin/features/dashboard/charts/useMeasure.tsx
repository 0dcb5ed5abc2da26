import { formatCount, formatMoneyText } from '@wasl/shared/i18n/format.ts'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../ui/useLocale.ts'

export type Measure = 'orders' | 'sales' | 'visitors'
export type MeasuredRow = { readonly [M in Measure]?: number | null }

/** Lets the reader switch between the measures the rows have (null means not permitted). Returns the current measure, the value of a row, and the switch. */
export function useMeasure(rows: readonly MeasuredRow[], names: readonly Measure[]) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const available = names.filter((name) => rows.some((row) => typeof row[name] === 'number'))
  const [selected, setSelected] = useState<Measure>('orders')
  const measure = available.includes(selected) ? selected : (available[0] ?? 'orders')
  const measureValue = (row: MeasuredRow) => {
    const value = row[measure] ?? 0
    return measure === 'sales' ? { value: value / 100, text: formatMoneyText(value, locale) } : { value, text: formatCount(value) }
  }
  const controls = available.length > 1 && (
    <Segmented<Measure>
      size="small"
      aria-label={t('dashboard.measure')}
      value={measure}
      onChange={setSelected}
      options={available.map((name) => ({ value: name, label: t(`dashboard.${name}`) }))}
    />
  )
  return { measure, measureValue, controls }
}
