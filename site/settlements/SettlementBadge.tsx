import type { SettlementCard } from '@wasl/shared/contract/settlements.ts'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../ui/Badge.tsx'

/** The status of a settlement; a new one may be on hold, with the bank, or returned by it. */
export function SettlementBadge({ settlement: { status, hold_reason, is_sent, is_returned } }: { settlement: SettlementCard }) {
  const { t } = useTranslation('account')
  if (status === 'ended') return <StatusBadge tone="good">{t('settlements.status.ended')}</StatusBadge>
  if (is_sent) return <StatusBadge tone="brand">{t('settlements.status.sent')}</StatusBadge>
  if (hold_reason) return <StatusBadge tone="warn">{t('settlements.status.held')}</StatusBadge>
  if (is_returned) return <StatusBadge tone="bad">{t('settlements.status.returned')}</StatusBadge>
  return <StatusBadge tone="note">{t('settlements.status.new')}</StatusBadge>
}
