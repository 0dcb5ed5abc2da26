import { gatewayLabels } from '@wasl/shared/contract/choices.ts'
import { gatewayDifferenceLifecycle } from '@wasl/shared/lifecycle/gateway-differences.ts'
import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { belongsTo, choice, dateTime, longText, money, status, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

const { turns } = gatewayDifferenceLifecycle
const least = { min: -100_000_000_000 } as const

/** What the nightly comparison of the payment gateway's records with the ledger found, one row for each payment or settlement and type. */
export const gatewayDifferences = resource({
  name: 'gateway-differences',
  label: {
    one: { en: 'Gateway difference', ar: 'فرق مع بوابة الدفع' },
    many: { en: 'Gateway differences', ar: 'فروق بوابة الدفع' },
    newRowsArabic: { one: 'فرق جديد', two: 'فرقان جديدان', few: 'فروق جديدة', many: 'فرقًا جديدًا' },
  },
  group: 'finance',
  icon: 'audit',
  fields: {
    gateway: choice('Gateway', 'البوابة', gatewayLabels),
    reference: text('Reference at the gateway', 'الرقم لدى البوابة', { max: 100 }),
    kind: choice('Type', 'النوع', {
      unknown_payment: { en: 'Paid at the gateway, not booked here', ar: 'مدفوعة لدى البوابة وغير مقيّدة هنا' },
      missing_payment: { en: 'Booked here, not paid at the gateway', ar: 'مقيّدة هنا وغير مدفوعة لدى البوابة' },
      other_amount: { en: 'Another amount', ar: 'مبلغ مختلف' },
      other_currency: { en: 'Another currency', ar: 'عملة مختلفة' },
      other_fee: { en: 'Another fee', ar: 'رسوم مختلفة' },
      unknown_refund: { en: 'Refunded at the gateway, not here', ar: 'مستردة لدى البوابة وليس هنا' },
      missing_refund: { en: 'Refunded here, not at the gateway', ar: 'مستردة هنا وليس لدى البوابة' },
      other_settlement: { en: 'Settlement with another sum', ar: 'تسوية بمجموع مختلف' },
    }),
    expected: money('Expected', 'المتوقع', { ...least, help: { en: 'By the ledger', ar: 'وفق القيود' } }),
    found: money('Found', 'الموجود', { ...least, help: { en: 'At the gateway', ar: 'لدى البوابة' } }),
    currency: text('Currency', 'العملة', { optional: true, max: 3, visibleWhen: { field: 'kind', is: ['other_currency'] } }),
    payment_number: text('Payment', 'رقم الدفعة', { optional: true, max: 60 }),
    page_id: text('Gateway page', 'صفحة الدفع', { optional: true, max: 100 }),
    order_id: belongsTo('Order', 'الطلب', 'orders', { optional: true }),
    client_id: belongsTo('Client', 'العميل', 'users', { optional: true }),
    occurred_at: dateTime('At', 'الوقت'),
    status: status(gatewayDifferenceLifecycle, { default: 'open' }),
    note: longText('What it was', 'سبب الفرق', { optional: true, min: 5, max: 500 }),
    resolved_by: belongsTo('Resolved by', 'عالجه', 'admins', { optional: true }),
    found_at: dateTime('Last found', 'آخر ظهور'),
  },
  title: 'reference',
  subtitle: 'kind',
  list: ['reference', 'gateway', 'kind', 'expected', 'found', 'order_id', 'status', 'occurred_at', 'found_at'],
  filters: ['status', 'gateway', 'kind', 'order_id', 'client_id', 'occurred_at'],
  sort: '-occurred_at',
  search: ['reference', 'payment_number', 'page_id'],
  unique: [['reference', 'kind']],
  pending: { statusField: 'status', turns, queue: { en: 'to resolve', ar: 'بانتظار المعالجة' } },
  access: { action: { read: 'adm.wallet.read', write: 'adm.settle.pay' }, create: false, edit: false, remove: false },
  historyLabels: {
    close: gatewayDifferenceLifecycle.transitions.close.historyLabel,
    reopen: gatewayDifferenceLifecycle.transitions.reopen.historyLabel,
  },
  actions: {
    ...statusActions(gatewayDifferenceLifecycle, { resolve: { inputs: ['note'], actorField: 'resolved_by' } }),
    compare: {
      label: { en: 'Compare again', ar: 'إعادة المقارنة' },
      done: { en: 'The records are being compared', ar: 'تجري مقارنة السجلات' },
      when: ({ status }) => status === 'open',
      message: { en: 'Already closed', ar: 'سبق إغلاقه' },
      set: {},
      effect: 'compare_with_gateway',
    },
  },
})
