import { balanceAdjustmentLifecycle } from '@wasl/shared/lifecycle/balance-adjustments.ts'
import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { belongsTo, choice, files, longText, money, status, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

const { turns } = balanceAdjustmentLifecycle
const required = { message: { en: 'Choose whose balance changes', ar: 'اختر صاحب الرصيد' } } as const

const byRequester = {
  field: 'requested_by',
  message: {
    en: 'Another administrator must decide about an adjustment that you requested',
    ar: 'يبتّ في التعديل مشرف غير الذي طلبه',
  },
} as const

/** Corrections of balances that one administrator requests and another one approves, each booked as one ledger transaction. */
export const balanceAdjustments = resource({
  name: 'balance-adjustments',
  label: {
    one: { en: 'Balance adjustment', ar: 'تعديل رصيد' },
    many: { en: 'Balance adjustments', ar: 'تعديلات الأرصدة' },
    newRowsArabic: { one: 'تعديل رصيد جديد', two: 'تعديلا رصيد جديدان', few: 'تعديلات أرصدة جديدة', many: 'تعديل رصيد جديدًا' },
  },
  group: 'finance',
  icon: 'control',
  fields: {
    number: text('Number', 'الرقم', { unique: true, max: 20, readOnly: true }),
    account: choice(
      'Balance',
      'الرصيد',
      {
        wallet: { en: 'Client’s wallet', ar: 'محفظة عميل' },
        payable: { en: 'Provider’s earnings', ar: 'مستحقات مزوّد خدمة' },
      },
      { default: 'wallet' },
    ),
    client_id: belongsTo('Client', 'العميل', 'users', {
      optional: true,
      visibleWhen: { field: 'account', is: ['wallet'] },
      requiredWhenVisible: required,
    }),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers', {
      optional: true,
      visibleWhen: { field: 'account', is: ['payable'] },
      requiredWhenVisible: required,
    }),
    direction: choice('Change', 'التغيير', { add: { en: 'Add', ar: 'إضافة' }, deduct: { en: 'Deduct', ar: 'خصم' } }, { default: 'add' }),
    amount: money('Amount', 'المبلغ', {
      min: 1,
      max: 100_000_000,
      help: { en: 'A balance never goes below zero', ar: 'لا ينزل الرصيد عن الصفر' },
    }),
    reason: longText('Reason', 'السبب', { min: 5, max: 300, help: { en: 'The owner of the balance reads it', ar: 'يقرؤه صاحب الرصيد' } }),
    attachments: files('Attachments', 'المرفقات', { optional: true, max: 5, private: true, formerNames: ['attachment'] }),
    status: status(balanceAdjustmentLifecycle, { default: 'pending', readOnly: true }),
    requested_by: belongsTo('Requested by', 'مقدّم الطلب', 'admins', { readOnly: true }),
    decided_by: belongsTo('Decided by', 'صاحب القرار', 'admins', {
      optional: true,
      readOnly: true,
      visibleWhen: { field: 'status', is: ['approved', 'rejected'] },
    }),
    transaction_number: text('Ledger transaction', 'رقم القيد', { optional: true, max: 20, readOnly: true }),
  },
  title: 'number',
  dialogFacts: ['client_id', 'provider_id', 'direction', 'amount', 'reason'],
  list: ['number', 'direction', 'amount', 'status', 'client_id', 'provider_id', 'requested_by', 'created_at'],
  filters: ['status', 'account', 'direction', 'client_id', 'provider_id', 'created_at'],
  sort: '-created_at',
  search: ['number', 'reason', 'transaction_number'],
  pending: { statusField: 'status', turns, queue: { en: 'to approve', ar: 'بانتظار الموافقة' } },
  creator: true,
  access: { action: 'adm.adjust', edit: false, remove: false },
  actions: statusActions(balanceAdjustmentLifecycle, {
    approve: { effect: 'approve_adjustment', notBy: byRequester },
    reject: { effect: 'reject_adjustment', notBy: byRequester },
  }),
})
