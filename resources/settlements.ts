import { settlementLifecycle } from '@wasl/shared/lifecycle/settlements.ts'
import { belongsTo, choice, date, longText, money, status, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { payoutHolds } from '@wasl/shared/rules/payout-holds.ts'

/** What a provider earned until a day, gathered for one payout. The money stays in its payable balance until the payout. */
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
    // Negative if its refunds are greater than its orders, and an adjustment makes up for them.
    service_amount: money('Earned', 'قيمة الأعمال', {
      min: -100_000_000_000,
      help: { en: 'Of all orders, with VAT', ar: 'لكل الطلبات شاملة الضريبة' },
    }),
    commission: money('Commission', 'العمولة', { min: -100_000_000_000 }),
    commission_vat: money('VAT on the commission', 'ضريبة العمولة', { min: -100_000_000_000 }),
    margin: money('Margin of the platform', 'هامش المنصة', {
      default: 0,
      min: -100_000_000_000,
      help: { en: 'On orders that the platform sold; not a supply', ar: 'في الطلبات التي باعتها المنصة، وليس توريدًا' },
    }),
    amount: money('Amount', 'المبلغ', { min: 1 }),
    status: status(settlementLifecycle, { default: settlementLifecycle.start }),
    hold_reason: choice('On hold', 'معلّقة', payoutHolds, {
      optional: true,
      tones: { unverified: 'warn', no_iban: 'warn', new_iban: 'warn', dispute: 'bad', negative_balance: 'bad' },
      empty: { en: 'No', ar: 'لا' },
    }),
    period_end: date('Earned until', 'المستحق حتى', { optional: true, empty: { en: 'Requested by the provider', ar: 'بطلب من المزوّد' } }),
    bank_name: text('Bank', 'البنك', { optional: true, max: 80 }),
    iban: text('IBAN', 'رقم الآيبان', { optional: true, max: 34 }),
    account_name: text('Account holder', 'اسم صاحب الحساب', { optional: true, max: 120 }),
    payout_run_id: belongsTo('Payout run', 'دفعة الصرف', 'payout-runs', { optional: true }),
    reference: text('Transfer reference', 'رقم مرجع التحويل', { optional: true, min: 4, max: 40 }),
    return_reason: longText('Return reason', 'سبب الارتجاع', { optional: true, max: 500 }),
  },
  title: 'number',
  list: ['number', 'provider_id', 'amount', 'status', 'hold_reason', 'reference', 'created_at'],
  filters: ['status', 'provider_id', 'hold_reason', 'created_at'],
  totals: ['amount'],
  sort: '-created_at',
  search: ['number', 'reference', 'iban', 'account_name'],
  // The weekly job makes one settlement of a provider and week, whatever crashes.
  unique: [['provider_id', 'period_end']],
  related: [
    'settlement-lines.settlement_id',
    'payouts.settlement_id',
    'commission-invoices.settlement_id',
    'commission-credit-notes.settlement_id',
  ],
  pending: { statusField: 'status', turns: settlementLifecycle.turns, queue: { en: 'to pay out', ar: 'بانتظار الصرف' } },
  historyLabels: {
    hold: { en: 'Put on hold', ar: 'تعليق الصرف' },
    resume: { en: 'Hold ended', ar: 'انتهاء تعليق الصرف' },
    pay: settlementLifecycle.transitions.pay.historyLabel,
    returned: settlementLifecycle.transitions.returned.label,
  },
  document: {
    renderer: 'settlement_pdf',
    label: { en: 'Statement PDF', ar: 'الكشف PDF' },
    when: () => true,
    message: { en: 'No statement yet', ar: 'لا كشف بعد' },
  },
  access: { action: 'adm.settle.pay', create: false, edit: false, remove: false },
})
