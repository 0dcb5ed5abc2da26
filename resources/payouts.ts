import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { payoutLifecycle } from '@wasl/shared/lifecycle/payouts.ts'
import { belongsTo, dateTime, longText, money, status, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { noReasonGiven } from '@wasl/shared/rules/no-reason-given.ts'

// From the moment an administrator sends it, so that no result is recorded by hand while the gateway is called.
const atGateway = {
  field: 'sequence_number',
  message: { en: 'The payment gateway reports its result', ar: 'تصل نتيجته من بوابة الدفع' },
} as const

/**
 * The transfer of one settlement or wallet withdrawal in a payout run, to the bank account that the provider had then or that the client named. The returned one of a
 * settlement is followed by another in a later run; that of a withdrawal ends it.
 */
export const payouts = resource({
  name: 'payouts',
  label: { one: { en: 'Payout', ar: 'تحويل' }, many: { en: 'Payouts', ar: 'التحويلات' } },
  group: 'finance',
  icon: 'bank',
  isNested: true,
  fields: {
    number: text('Reference', 'المرجع', { unique: true, max: 30 }),
    run_id: belongsTo('Payout run', 'دفعة الصرف', 'payout-runs', { inHistory: true }),
    settlement_id: belongsTo('Settlement', 'التسوية', 'settlements', { optional: true }),
    withdrawal_id: belongsTo('Wallet withdrawal', 'السحب من المحفظة', 'wallet-withdrawals', { optional: true }),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers', { optional: true }),
    client_id: belongsTo('Client', 'العميل', 'users', { optional: true }),
    amount: money('Amount', 'المبلغ', { min: 1 }),
    status: status(payoutLifecycle, { default: payoutLifecycle.start }),
    account_name: text('Account holder', 'اسم صاحب الحساب', { max: 120 }),
    iban: text('IBAN', 'رقم الآيبان', { max: 34 }),
    bank_name: text('Bank', 'البنك', { optional: true, max: 80 }),
    reference: text('Transfer reference', 'رقم مرجع التحويل', {
      optional: true,
      min: 4,
      max: 40,
      visibleWhen: { field: 'status', is: ['approved', 'paid'] },
    }),
    return_reason: longText('Return reason', 'سبب الارتجاع', {
      optional: true,
      max: 500,
      visibleWhen: { field: 'status', is: ['returned'] },
      empty: noReasonGiven,
    }),
    sequence_number: text('Number at the gateway', 'الرقم لدى بوابة الدفع', { optional: true, unique: true, max: 16 }),
    gateway_sent_at: dateTime('Sent to the gateway', 'أُرسل إلى بوابة الدفع', { optional: true }),
    gateway_id: text('Gateway payout', 'تحويل البوابة', { optional: true, max: 100 }),
    transaction_number: text('Ledger transaction', 'رقم القيد', { optional: true, max: 20 }),
    result_number: text('Result transaction', 'قيد النتيجة', { optional: true, max: 20 }),
    return_number: text('Return transaction', 'قيد الارتجاع بعد الصرف', { optional: true, max: 20 }),
  },
  title: 'number',
  list: ['number', 'provider_id', 'client_id', 'amount', 'status', 'account_name', 'iban', 'reference'],
  filters: ['status', 'run_id', 'settlement_id', 'withdrawal_id', 'provider_id', 'client_id'],
  totals: ['amount'],
  sort: 'number',
  search: ['number', 'reference', 'iban', 'account_name'],
  unique: [
    ['run_id', 'settlement_id'],
    ['run_id', 'withdrawal_id'],
  ],
  pending: { statusField: 'status', turns: payoutLifecycle.turns },
  access: { action: 'adm.settle.pay', create: false, edit: false, remove: false },
  historyLabels: {
    approve: payoutLifecycle.transitions.approve.label,
    cancel: payoutLifecycle.transitions.cancel.label,
    check_at_bank: { en: 'The gateway does not know its result', ar: 'لا تعرف بوابة الدفع نتيجته' },
  },
  actions: statusActions(payoutLifecycle, {
    paid: { inputs: ['reference'], effect: 'pay_payout', blockedBy: atGateway },
    returned: { effect: 'return_payout', blockedBy: atGateway },
    return_paid: { effect: 'return_paid_payout' },
    remove: { effect: 'remove_payout' },
  }),
})
