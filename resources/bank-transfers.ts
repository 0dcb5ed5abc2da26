import { bankTransferLifecycle } from '@wasl/shared/lifecycle/bank-transfers.ts'
import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { belongsTo, choice, images, money, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const bankTransfers = resource({
  name: 'bank-transfers',
  label: {
    one: { en: 'Bank transfer', ar: 'حوالة بنكية' },
    many: { en: 'Bank transfers', ar: 'الحوالات البنكية' },
    newRowsArabic: { one: 'حوالة بنكية جديدة', two: 'حوالتان بنكيتان جديدتان', few: 'حوالات بنكية جديدة', many: 'حوالة بنكية جديدة' },
  },
  group: 'finance',
  icon: 'bank',
  table: 'domain',
  fields: {
    amount: money('Amount', 'المبلغ', { min: 1 }),
    bank_name: text('Bank', 'البنك', { min: 2, max: 80 }),
    account_name: text('Account holder', 'اسم صاحب الحساب', { min: 3, max: 120 }),
    account_number: text('Account number', 'رقم الحساب', { min: 6, max: 34 }),
    status: choice('Status', 'الحالة', bankTransferLifecycle.statuses, { tones: bankTransferLifecycle.tones }),
    order_id: belongsTo('Order', 'الطلب', 'orders'),
    invoice_id: belongsTo('Invoice', 'الفاتورة', 'invoices'),
    images: images('Proof of transfer', 'صور إثبات الحوالة', { optional: true, max: 5, private: true, sidePreview: true }),
  },
  title: 'account_name',
  subtitle: 'order_id',
  list: ['account_name', 'order_id', 'amount', 'status', 'created_at', 'bank_name'],
  filters: ['status', 'order_id', 'created_at'],
  totals: ['amount'],
  sort: '-created_at',
  search: ['account_name', 'bank_name', 'account_number'],
  // The order transition `send_transfer` notifies administrators, so no notification is declared here.
  pending: {
    statusField: 'status',
    turns: bankTransferLifecycle.turns,
    queue: { en: 'to review', ar: 'بانتظار المراجعة' },
    overdue: { after: 'transfer_check_hours', notification: 'transfer_overdue' },
  },
  access: { action: 'adm.transfer.confirm', create: false, edit: false, remove: false },
  actions: statusActions(bankTransferLifecycle, { confirm: { effect: 'confirm_transfer' }, reject: { effect: 'reject_transfer' } }),
})
