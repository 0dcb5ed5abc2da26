import { formatCount } from '@wasl/shared/i18n/format.ts'
import { approximateCountFrom } from '@wasl/shared/rules/approximate-count.ts'
import { Tooltip } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = { from: number; to: number; total: number }

/** «1–20 of 340»; a tooltip explains that large totals may be slightly outdated. */
export function RowRange({ from, to, total }: Props) {
  const { t } = useTranslation()
  const range = t('list.range', { from: formatCount(from), to: formatCount(to), total: formatCount(total) })
  return total < approximateCountFrom ? (
    range
  ) : (
    <Tooltip title={t('list.approximateCount')}>
      <span>{range}</span>
    </Tooltip>
  )
}
