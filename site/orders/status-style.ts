import type { invoiceLifecycle } from '@wasl/shared/lifecycle/invoices.ts'
import type { StatusOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import type { offerLifecycle } from '@wasl/shared/lifecycle/offers.ts'
import type { OrderStatus } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import type { BadgeTone } from '../ui/Badge.tsx'
import type { IconName } from '../ui/icons.ts'

type StatusStyle = { tone: BadgeTone; icon: IconName }

const orderStyles: Readonly<Record<Exclude<OrderStatus, 'draft'>, StatusStyle>> = {
  submitted: { tone: 'note', icon: 'clock' },
  offered: { tone: 'brand', icon: 'tag' },
  awaiting_provider: { tone: 'note', icon: 'clock' },
  awaiting_invoice: { tone: 'note', icon: 'receipt' },
  invoiced: { tone: 'warn', icon: 'receipt' },
  pending_payment: { tone: 'warn', icon: 'wallet' },
  payment_review: { tone: 'note', icon: 'bank' },
  in_progress: { tone: 'brand', icon: 'briefcase' },
  delivered: { tone: 'brand', icon: 'check-circle' },
  disputed: { tone: 'bad', icon: 'alert' },
  completed: { tone: 'good', icon: 'check-circle' },
  cancelled: { tone: 'plain', icon: 'close' },
  rejected: { tone: 'bad', icon: 'close' },
  expired: { tone: 'plain', icon: 'clock' },
}

export const orderStatusStyle = (status: string): StatusStyle => findEntry(orderStyles, status) ?? { tone: 'plain', icon: 'info' }

const offerTones: Readonly<Record<StatusOf<typeof offerLifecycle>, BadgeTone>> = {
  pending: 'note',
  accepted: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
  expired: 'plain',
  superseded: 'plain',
}

export const offerTone = (status: string): BadgeTone => findEntry(offerTones, status) ?? 'plain'

const invoiceTones: Readonly<Record<StatusOf<typeof invoiceLifecycle>, BadgeTone>> = {
  draft: 'plain',
  issued: 'warn',
  accepted: 'brand',
  rejected: 'bad',
  partially_paid: 'note',
  paid: 'good',
  cancelled: 'plain',
}

export const invoiceTone = (status: string): BadgeTone => findEntry(invoiceTones, status) ?? 'plain'
