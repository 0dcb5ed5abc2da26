import type { BadgeTone } from '../ui/Badge.tsx'
import type { IconName } from '../ui/icons.ts'

type Look = { tone: BadgeTone; icon: IconName }

const looks: Readonly<Record<string, Look>> = {
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

/** The colour and icon of an order's status. */
export const lookOf = (status: string): Look => looks[status] ?? { tone: 'plain', icon: 'info' }

const offerTones: Readonly<Record<string, BadgeTone>> = {
  pending: 'note',
  accepted: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
  expired: 'plain',
  superseded: 'plain',
}

/** The colour of an offer's status. */
export const offerTone = (status: string): BadgeTone => offerTones[status] ?? 'plain'

const invoiceTones: Readonly<Record<string, BadgeTone>> = {
  draft: 'plain',
  issued: 'warn',
  accepted: 'brand',
  rejected: 'bad',
  partially_paid: 'note',
  paid: 'good',
}

/** The colour of an invoice's status. */
export const invoiceTone = (status: string): BadgeTone => invoiceTones[status] ?? 'plain'
