import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { settlementLifecycle } from '@wasl/shared/lifecycle/settlements.ts'
import { belongsTo, choice, money, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const settlements = resource({
  name: 'settlements',
  label: {
    one: { en: 'Settlement', ar: 'تسوية' },
    many: { en: 'Settlements', ar: 'التسويات' },
    newRowsArabic: { one: 'تسوية جديدة', two: 'تسويتان جديدتان', few: 'تسويات جديدة', many: 'تسوية جديدة' },
  },
  group: 'finance',
  icon: 'wallet',
  fields: {
    number: text('Number', 'رقم التسوية', { unique: true, max: 20 }),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers'),
    amount: money('Amount', 'المبلغ', { min: 1 }),
    status: choice('Status', 'الحالة', settlementLifecycle.statuses, {
      default: settlementLifecycle.start,
      tones: settlementLifecycle.tones,
    }),
    bank_name: text('Bank', 'البنك', { max: 80 }),
    iban: text('IBAN', 'رقم الآيبان', { max: 34 }),
    account_name: text('Account holder', 'اسم صاحب الحساب', { max: 120 }),
    reference: text('Transfer reference', 'رقم مرجع التحويل', { optional: true, min: 4, max: 40 }),
    transaction_number: text('Ledger transaction', 'رقم القيد', { optional: true, max: 20 }),
  },
  title: 'number',
  list: ['number', 'provider_id', 'amount', 'status', 'reference', 'created_at'],
  filters: ['status', 'provider_id', 'created_at'],
  totals: ['amount'],
  sort: '-created_at',
  search: ['number', 'reference', 'iban', 'account_name'],
  pending: { statusField: 'status', turns: settlementLifecycle.turns },
  access: { action: 'adm.settle.pay', create: false, edit: false, remove: false },
  actions: statusActions(settlementLifecycle, { paid: { inputs: ['reference'], effect: 'pay_settlement' } }),
})
