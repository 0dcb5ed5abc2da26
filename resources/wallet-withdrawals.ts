import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { walletWithdrawalLifecycle } from '@wasl/shared/lifecycle/wallet-withdrawals.ts'
import { belongsTo, longText, money, status, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { noReasonGiven } from '@wasl/shared/rules/no-reason-given.ts'

const { turns, transitions } = walletWithdrawalLifecycle

/** What clients withdraw from their wallets to a bank account. The money leaves the wallet with the request; a payout run sends what is approved. */
export const walletWithdrawals = resource({
  name: 'wallet-withdrawals',
  label: {
    one: { en: 'Wallet withdrawal', ar: 'سحب من المحفظة' },
    many: { en: 'Wallet withdrawals', ar: 'السحب من المحافظ' },
    newRowsArabic: { one: 'طلب سحب جديد', two: 'طلبا سحب جديدان', few: 'طلبات سحب جديدة', many: 'طلب سحب جديدًا' },
  },
  group: 'finance',
  icon: 'wallet',
  fields: {
    number: text('Number', 'الرقم', { unique: true, max: 20 }),
    client_id: belongsTo('Client', 'العميل', 'users'),
    amount: money('Amount', 'المبلغ', { min: 1 }),
    status: status(walletWithdrawalLifecycle, { default: walletWithdrawalLifecycle.start }),
    account_name: text('Account holder', 'اسم صاحب الحساب', { max: 120 }),
    iban: text('IBAN', 'رقم الآيبان', { max: 34 }),
    first_approved_by: belongsTo('First approval', 'الموافقة الأولى', 'admins', { optional: true }),
    decided_by: belongsTo('Decided by', 'صاحب القرار', 'admins', {
      optional: true,
      visibleWhen: { field: 'status', is: ['approved', 'paid', 'rejected', 'returned'] },
    }),
    reject_reason: longText('Rejection reason', 'سبب الرفض', {
      optional: true,
      max: 500,
      visibleWhen: { field: 'status', is: ['rejected'] },
    }),
    payout_run_id: belongsTo('Payout run', 'دفعة الصرف', 'payout-runs', { optional: true }),
    reference: text('Transfer reference', 'رقم مرجع التحويل', {
      optional: true,
      max: 100,
      visibleWhen: { field: 'status', is: ['paid', 'returned'] },
    }),
    return_reason: longText('Return reason', 'سبب الارتجاع', {
      optional: true,
      max: 500,
      visibleWhen: { field: 'status', is: ['returned'] },
      empty: noReasonGiven,
    }),
    transaction_number: text('Ledger transaction', 'رقم القيد', { optional: true, unique: true, max: 20 }),
    return_number: text('Return transaction', 'قيد الإعادة إلى المحفظة', { optional: true, max: 20 }),
  },
  title: 'number',
  dialogFacts: ['client_id', 'amount'],
  subtitle: 'client_id',
  list: ['number', 'client_id', 'amount', 'status', 'account_name', 'iban', 'created_at'],
  filters: ['status', 'client_id', 'payout_run_id', 'amount', 'created_at'],
  totals: ['amount'],
  sort: '-created_at',
  search: ['number', 'iban', 'account_name', 'reference'],
  pending: {
    statusField: 'status',
    turns,
    queue: { en: 'to approve or send', ar: 'بانتظار الموافقة أو التحويل' },
    notification: 'withdrawal_waiting',
  },
  related: ['payouts.withdrawal_id'],
  access: { action: 'adm.settle.pay', create: false, edit: false, remove: false },
  historyLabels: { cancel: transitions.cancel.label, pay: transitions.pay.label, return: transitions.return.label },
  actions: statusActions(walletWithdrawalLifecycle, {
    approve_first: { effect: 'approve_withdrawal', actorField: 'first_approved_by' },
    approve: {
      effect: 'approve_withdrawal',
      actorField: 'decided_by',
      notBy: {
        field: 'first_approved_by',
        message: {
          en: 'Another administrator than the one of the first approval must approve it',
          ar: 'يوافق عليه مشرف غير صاحب الموافقة الأولى',
        },
      },
    },
    reject: { effect: 'reject_withdrawal', actorField: 'decided_by' },
  }),
})
