import { bankTransferLifecycle } from '@wasl/shared/lifecycle/bank-transfers.ts'
import { stepActionsOf } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { belongsTo, choice, images, money, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const bankTransfers = resource({
  name: 'bank-transfers',
  label: {
    one: ['Bank transfer', 'حوالة بنكية'],
    many: ['Bank transfers', 'الحوالات البنكية'],
    fresh: { one: 'حوالة بنكية جديدة', two: 'حوالتان بنكيتان جديدتان', few: 'حوالات بنكية جديدة', many: 'حوالة بنكية جديدة' },
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
    images: images('Proof of transfer', 'صور إثبات الحوالة', { optional: true, max: 5, private: true, beside: true }),
  },
  title: 'account_name',
  besideTitle: 'order_id',
  list: ['account_name', 'order_id', 'amount', 'status', 'created_at', 'bank_name'],
  filters: ['status', 'order_id', 'created_at'],
  totals: ['amount'],
  sort: '-created_at',
  search: ['account_name', 'bank_name', 'account_number'],
  // Who sends one tells of it: `send_transfer` of the order's lifecycle.
  waits: {
    by: 'status',
    turns: bankTransferLifecycle.turns,
    queue: ['to check', 'بانتظار المراجعة'],
    late: { after: 'transfer_check_hours', notice: 'transfer_late' },
  },
  access: { create: false, edit: false, remove: false },
  actions: stepActionsOf(bankTransferLifecycle, { confirm: { effect: 'confirm_transfer' }, refuse: { effect: 'refuse_transfer' } }),
})
