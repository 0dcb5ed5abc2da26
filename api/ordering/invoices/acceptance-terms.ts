import type { AcceptanceTerms } from '@wasl/shared/contract/invoices.ts'
import { deadlineNote } from '@wasl/shared/lifecycle/orders/deadline-notes.ts'
import type { OrderKind, OrderStatus } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import type { InvoiceRow } from '../orders/order-context.ts'

type Reading = { invoice: InvoiceRow; order: { status: OrderStatus; kind: OrderKind }; reader: 'client' | 'provider' }

/** What the client commits to by accepting this invoice; null unless it waits for that. */
export function acceptanceTerms({ invoice, order, reader }: Reading, settings: Settings): AcceptanceTerms | null {
  if (reader !== 'client' || order.status !== 'invoiced' || invoice.status !== 'issued') return null
  const { deposit_amount, final_amount } = invoice
  const rest_amount = final_amount - deposit_amount
  const notes = [
    deposit_amount > 0 ? deadlineNote({ status: 'pending_payment', kind: order.kind, remains: true, reader }, settings) : null,
    rest_amount > 0 ? deadlineNote({ status: 'delivered', kind: order.kind, remains: true, reader }, settings) : null,
    deadlineNote({ status: 'delivered', kind: order.kind, remains: false, reader }, settings),
  ]
  return { deposit_amount, rest_amount, notes: notes.filter((note) => note !== null) }
}
