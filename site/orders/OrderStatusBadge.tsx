import { statusLabelOf } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import { useText } from '../i18n/locale.ts'
import { StatusBadge } from '../ui/Badge.tsx'
import { orderStatusStyle } from './status-style.ts'

/** The status of an order. `kind`: of an order of a kind that calls it otherwise. */
export function OrderStatusBadge({ status, kind }: { status: Parameters<typeof statusLabelOf>[0]; kind?: string }) {
  return <StatusBadge tone={orderStatusStyle(status).tone}>{useText()(statusLabelOf(status, kind))}</StatusBadge>
}
