import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { useLocale } from '../i18n/locale.ts'
import { StatusBadge } from '../ui/Badge.tsx'
import { lookOf } from './status-tone.ts'

const statuses: Readonly<Record<string, readonly [string, string]>> = orderLifecycle.statuses

/** Where an order stands, in the words of its lifecycle. */
export function OrderStatusBadge({ status }: { status: string }) {
  const locale = useLocale()
  const label = statuses[status]
  return <StatusBadge tone={lookOf(status).tone}>{label ? labelIn(label, locale) : status}</StatusBadge>
}
