import { formatCount } from '@wasl/shared/i18n/format.ts'
import { countLimit, isBeyondCountLimit } from '@wasl/shared/utils/count-limit.ts'
import { Tooltip } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = { from: number; to: number; total: number }

/** «1–20 of 340»; for long lists «1–20 of more than 10,000», with a tooltip that explains it. */
export function RowRange({ from, to, total }: Props) {
  const { t } = useTranslation()
  const rows = { from: formatCount(from), to: formatCount(to) }
  if (!isBeyondCountLimit(total)) return t('list.range', { ...rows, total: formatCount(total) })
  const limit = formatCount(countLimit)
  return (
    <Tooltip title={t('list.countLimit', { limit })}>
      <span>{t('list.rangeBeyondLimit', { ...rows, limit })}</span>
    </Tooltip>
  )
}
