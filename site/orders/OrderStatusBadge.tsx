import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { type Label, labelIn } from '@wasl/shared/units.ts'
import { useLocale } from '../i18n/locale.ts'
import { StatusBadge } from '../ui/Badge.tsx'
import { orderStatusStyle } from './status-style.ts'

const statuses: Readonly<Record<string, Label>> = orderLifecycle.statuses

export function OrderStatusBadge({ status }: { status: string }) {
  const locale = useLocale()
  const label = statuses[status]
  return <StatusBadge tone={orderStatusStyle(status).tone}>{label ? labelIn(label, locale) : status}</StatusBadge>
}
