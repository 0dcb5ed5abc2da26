import { formatMoneyText } from '@wasl/shared/i18n/format.ts'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../app/useLocale.ts'
import { countText } from '../../../fields/format.ts'

export type Measure = 'orders' | 'sales' | 'visitors'
export type Measured = { readonly [M in Measure]?: number | null }

/** A switch between what may be counted, the chosen one, and how a row is read by it. */
export function useMeasure(rows: readonly Measured[], names: readonly Measure[]) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const open = names.filter((name) => rows.some((row) => typeof row[name] === 'number'))
  const [wanted, setWanted] = useState<Measure>('orders')
  const measure = open.includes(wanted) ? wanted : (open[0] ?? 'orders')
  const figureOf = (row: Measured) => {
    const value = row[measure] ?? 0
    return measure === 'sales' ? { value: value / 100, said: formatMoneyText(value, locale) } : { value, said: countText(value) }
  }
  const tools = open.length > 1 && (
    <Segmented<Measure>
      size="small"
      aria-label={t('dashboard.measure')}
      value={measure}
      onChange={setWanted}
      options={open.map((name) => ({ value: name, label: t(`dashboard.${name}`) }))}
    />
  )
  return { measure, figureOf, tools }
}
