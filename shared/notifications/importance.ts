import type { NotificationChannel } from '../contract/choices.ts'
import type { NotificationType } from './notifications.ts'

/**
 * By which channels a notification can arrive besides /notifications and the alert on an open page. The recipient chooses among them, except for
 * `security`: those always arrive, at any hour. Codes and SMS about the safety of an account are messages of their own, not notifications.
 */
export const channelsByImportance = {
  low: [],
  normal: ['push'],
  high: ['push', 'email'],
  money: ['push', 'email', 'sms'],
  security: ['push', 'email'],
} as const satisfies Readonly<Record<string, readonly NotificationChannel[]>>

export type Importance = keyof typeof channelsByImportance

/** The importance of each notification; the others are `normal`. */
const importances: Readonly<Partial<Record<NotificationType, Importance>>> = {
  order_created: 'low',
  order_updated: 'low',
  settlement_line_added: 'low',

  order_no_provider: 'high',
  offers_waiting: 'high',
  offer_expiring: 'high',
  order_expired: 'high',
  order_rejected: 'high',
  invoice_issued: 'high',
  invoice_updated: 'high',
  payment_reminder: 'high',
  cancelled_unpaid: 'high',
  order_delivered: 'high',
  confirm_reminder: 'high',
  auto_completed: 'high',
  cancelled_by_provider: 'high',
  cancelled_by_admin: 'high',
  offer_accepted: 'high',
  invoice_accepted: 'high',
  invoice_rejected: 'high',
  cancelled_by_client: 'high',
  cancelled_unpaid_provider: 'high',
  changes_requested: 'high',
  work_overdue: 'high',
  order_referred: 'high',
  order_closed: 'high',
  complaint_replied: 'high',
  dispute_opened: 'high',
  dispute_replied: 'high',
  dispute_decided: 'high',
  dispute_appealed: 'high',
  dispute_resolved: 'high',
  data_export_ready: 'high',
  provider_approved: 'high',
  provider_rejected: 'high',
  documents_approved: 'high',
  documents_rejected: 'high',

  payment_paid: 'money',
  payment_failed: 'money',
  transfer_approved: 'money',
  transfer_rejected: 'money',
  bank_transfer_rejected: 'money',
  remaining_due: 'money',
  refund_issued: 'money',
  refund_approved: 'money',
  refund_sent: 'money',
  refund_to_wallet: 'money',
  refund_of_order: 'money',
  order_paid: 'money',
  remaining_paid: 'money',
  receipt_confirmed: 'money',
  payment_credited: 'money',
  payment_voided: 'money',
  wallet_topped_up: 'money',
  settlement_paid: 'money',
  settlement_returned: 'money',
  balance_credited: 'money',
  balance_debited: 'money',

  user_blocked: 'security',
  failed_logins: 'security',
  password_changed: 'security',
  phone_changed: 'security',
  bank_changed: 'security',
}

export const importanceOf = (type: NotificationType): Importance => importances[type] ?? 'normal'
