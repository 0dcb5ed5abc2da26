import { formatCount } from '@wasl/shared/i18n/format.ts'
import { greatFrom } from '@wasl/shared/rules/approximate-count.ts'
import { Tooltip } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = { from: number; to: number; total: number }

/** Which rows of how many stand on the page; a great number says that it may be a moment old. */
export function RangeOf({ from, to, total }: Props) {
  const { t } = useTranslation()
  const range = t('list.range', { from: formatCount(from), to: formatCount(to), total: formatCount(total) })
  return total < greatFrom ? (
    range
  ) : (
    <Tooltip title={t('list.greatNumber')}>
      <span>{range}</span>
    </Tooltip>
  )
}
