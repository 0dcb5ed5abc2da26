import type { TableName } from '../../platform/db/table-owners.ts'

/**
 * What the copy of a person's data does with each table that names a person: the file that has its rows, or why it has none. A test compares it
 * with the columns of the database.
 */
export const personalTables = {
  users: { file: 'account' },
  providers: { file: 'provider' },
  consents: { file: 'consents' },
  sessions: { file: 'sessions' },
  push_devices: { file: 'devices' },
  notifications: { file: 'notifications' },
  verified_identities: { file: 'verified_identity' },
  data_requests: { file: 'data_requests' },
  files: { file: 'files/' },
  orders: { file: 'orders' },
  order_drafts: { file: 'order_drafts' },
  offers: { file: 'offers' },
  counter_offers: { file: 'counter_offers' },
  invoices: { file: 'invoices' },
  reviews: { file: 'reviews' },
  review_reports: { file: 'review_reports' },
  complaints: { file: 'complaints' },
  complaint_messages: { file: 'complaint_messages' },
  dispute_decisions: { file: 'dispute_decisions' },
  chat_rooms: { file: 'chats' },
  chat_messages: { file: 'chats' },
  chat_reports: { file: 'chat_reports' },
  payments: { file: 'payments' },
  bank_transfers: { file: 'bank_transfers' },
  wallet_withdrawals: { file: 'wallet_withdrawals' },
  refunds: { file: 'refunds' },
  refund_requests: { file: 'refund_requests' },
  coupon_uses: { file: 'coupon_uses' },
  balance_adjustments: { file: 'balance_adjustments' },
  ledger_accounts: { file: 'wallet_entries' },
  document_changes: { file: 'provider_document_changes' },
  settlements: { file: 'provider_settlements' },
  payouts: { file: 'provider_payouts' },
  commission_invoices: { file: 'provider_commission_invoices' },
  commission_credit_notes: { file: 'provider_commission_credit_notes' },
  credit_notes: { file: 'provider_credit_notes' },
  products: { file: 'provider_products' },
  cars: { file: 'provider_cars' },
  review_requests: { file: 'provider_review_requests' },
  provider_categories: { file: 'provider_categories' },
  provider_cities: { file: 'provider_cities' },
  provider_services: { file: 'provider_services' },

  chat_reads: { excluded: 'how far a chat was read follows from the chat, and is overwritten with each message' },
  gateway_differences: { excluded: 'bookkeeping of the platform; the payment it is about is in payments' },
  jobs: { excluded: 'deliveries of the notifications, kept for a month; the notifications themselves are in the copy' },
  known_devices: { excluded: 'hashes that protect the login; nothing in them can be read' },
  login_attempts: { excluded: 'failed attempts, perhaps of others; deleted after a day' },
  nafath_requests: { excluded: 'requests of a few minutes; their result is in verified_identity' },
  pending_registrations: { excluded: 'the same values are in account once the registration is complete' },
  verification_codes: { excluded: 'hashes of codes that are valid for minutes' },
  contact_messages: { excluded: 'sent without an account: whose they are is not known' },
  audit_entries: { excluded: 'the log that shows the administration who changed what; it is kept for security' },
  order_events: { excluded: 'what happened to an order is in orders, offers, invoices and payments' },
  idempotency_keys: { excluded: 'answers that are kept for a day so that a repeated request pays once' },
  admins: { excluded: 'people of the administration have no account on the site' },
} as const satisfies Readonly<Partial<Record<TableName, { file: string } | { excluded: string }>>>

type ExportFileOf<T> = T extends { file: infer F } ? F : never
/** The JSON files of a copy that have the rows of one or more tables. */
export type ExportFile = Exclude<ExportFileOf<(typeof personalTables)[keyof typeof personalTables]>, 'files/'>
