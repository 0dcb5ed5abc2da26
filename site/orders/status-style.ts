import type { BadgeTone } from '../ui/Badge.tsx'
import type { IconName } from '../ui/icons.ts'

type StatusStyle = { tone: BadgeTone; icon: IconName }

const orderStyles: Readonly<Record<string, StatusStyle>> = {
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

export const orderStatusStyle = (status: string): StatusStyle => orderStyles[status] ?? { tone: 'plain', icon: 'info' }

const offerTones: Readonly<Record<string, BadgeTone>> = {
  pending: 'note',
  accepted: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
  expired: 'plain',
  superseded: 'plain',
}

export const offerTone = (status: string): BadgeTone => offerTones[status] ?? 'plain'

const invoiceTones: Readonly<Record<string, BadgeTone>> = {
  draft: 'plain',
  issued: 'warn',
  accepted: 'brand',
  rejected: 'bad',
  partially_paid: 'note',
  paid: 'good',
}

export const invoiceTone = (status: string): BadgeTone => invoiceTones[status] ?? 'plain'
