import { statuses } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import { useLocale } from '../i18n/locale.ts'
import { StatusBadge } from '../ui/Badge.tsx'
import { orderStatusStyle } from './status-style.ts'

export function OrderStatusBadge({ status }: { status: string }) {
  const locale = useLocale()
  const label = findEntry(statuses, status)
  return <StatusBadge tone={orderStatusStyle(status).tone}>{label ? labelIn(label, locale) : status}</StatusBadge>
}
