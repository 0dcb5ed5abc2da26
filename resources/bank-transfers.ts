import { bankTransferLifecycle } from '@wasl/shared/lifecycle/bank-transfers.ts'
import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { belongsTo, choice, date, files, list, longText, money, status, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { duplicateReasons } from '@wasl/shared/rules/duplicate-transfers.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'

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
    client_id: belongsTo('Client', 'العميل', 'customers'),
    purpose: choice('Purpose', 'الغرض', {
      order: { en: 'Order', ar: 'طلب' },
      checkout: { en: 'Orders of the store, together', ar: 'طلبات المتجر معًا' },
      top_up: { en: 'Wallet top-up', ar: 'شحن المحفظة' },
    }),
    amount: money('Amount sent', 'المبلغ المحوَّل', { min: 1 }),
    expected_amount: money('Amount due', 'المبلغ المستحق', { min: 1 }),
    received_amount: money('Amount in the bank', 'المبلغ الذي وصل', {
      min: 1,
      optional: true,
      visibleWhen: { field: 'status', is: ['confirmed'] },
      help: {
        en: 'Less: the rest stays due. More: the surplus goes to the client’s wallet.',
        ar: 'إن كان أقل بقي الفرق مستحقًا، وإن كان أكثر أُضيف الفائض إلى محفظة العميل.',
      },
    }),
    transferred_on: date('Transferred on', 'تاريخ التحويل'),
    receiving_account_id: belongsTo('Transferred to', 'حُوّل إلى', 'receiving-accounts'),
    bank_name: text('Bank', 'البنك', { min: 2, max: 80 }),
    account_name: text('Account holder', 'اسم صاحب الحساب', { min: 3, max: 120 }),
    account_number: text('Account number or IBAN', 'رقم الحساب أو الآيبان', { min: 6, max: 34 }),
    status: status(bankTransferLifecycle),
    order_id: belongsTo('Order', 'الطلب', 'orders', { optional: true, visibleWhen: { field: 'purpose', is: ['order'] } }),
    invoice_id: belongsTo('Invoice', 'الفاتورة', 'invoices', {
      optional: true,
      visibleWhen: { field: 'purpose', is: ['order'] },
      inHistory: true,
    }),
    checkout_orders: list(
      'Orders of the store',
      'طلبات المتجر',
      { order_id: belongsTo('Order', 'الطلب', 'orders'), amount: money('Amount due', 'المبلغ المستحق') },
      { one: { en: 'Order', ar: 'طلب' }, isInline: true, optional: true, visibleWhen: { field: 'purpose', is: ['checkout'] } },
    ),
    duplicate_reason: choice('Possible duplicate', 'قد تكون مكررة', duplicateReasons, {
      optional: true,
      tones: { receipt: 'bad', details: 'warn' },
      empty: { en: 'No', ar: 'لا' },
    }),
    duplicate_of_id: belongsTo('Sent before as', 'أُرسلت من قبل في', 'bank-transfers', {
      optional: true,
      visibleWhen: { field: 'duplicate_reason', is: typedKeys(duplicateReasons) },
    }),
    images: files('Proof of transfer', 'إثبات الحوالة', { optional: true, max: 5, private: true, sidePreview: true }),
    reject_reason: longText('Rejection reason', 'سبب الرفض', {
      optional: true,
      max: 500,
      visibleWhen: { field: 'status', is: ['rejected'] },
    }),
  },
  title: 'account_name',
  dialogFacts: ['client_id', 'order_id', 'expected_amount', 'amount'],
  subtitle: 'order_id',
  list: ['account_name', 'purpose', 'order_id', 'amount', 'expected_amount', 'status', 'duplicate_reason', 'transferred_on', 'created_at'],
  filters: ['status', 'purpose', 'duplicate_reason', 'order_id', 'client_id', 'receiving_account_id', 'created_at'],
  totals: ['amount'],
  sort: '-created_at',
  search: ['account_name', 'bank_name', 'account_number'],
  searchRelated: ['client_id', 'order_id'],
  // What sends a transfer notifies administrators, so no notification is declared here.
  pending: {
    statusField: 'status',
    turns: bankTransferLifecycle.turns,
    queue: { en: 'to review', ar: 'بانتظار المراجعة' },
    overdue: { after: 'transfer_check_hours', notification: 'transfer_overdue' },
  },
  access: { action: 'adm.transfer.confirm', create: false, edit: false, remove: false },
  actions: statusActions(bankTransferLifecycle, {
    confirm: { effect: 'confirm_transfer' },
    record_amount: {
      effect: 'confirm_transfer',
      inputs: ['received_amount'],
      divides: {
        input: 'received_amount',
        plus: ['expected_amount'],
        minus: [],
        label: { en: 'Amount due', ar: 'المبلغ المستحق' },
        rest: { en: 'Stays due', ar: 'يبقى مستحقًا' },
      },
    },
    reject: { effect: 'reject_transfer' },
  }),
})
