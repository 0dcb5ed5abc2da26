import { belongsTo, choice, dateTime, money, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'

const kinds = {
  payment: ['Payment', 'دفع'],
  top_up: ['Top-up', 'شحن محفظة'],
  release: ['Payout to the provider', 'تحويل لمستحقات المزوّد'],
  refund: ['Refund', 'استرداد'],
  payout: ['Settlement', 'تسوية'],
  adjustment: ['Adjustment', 'تعديل'],
} as const satisfies Readonly<Record<string, Label>>

/** What moved or was meant to move: every payment and every other posting of the ledger, as people read of them. */
export const transactions = resource({
  name: 'transactions',
  label: {
    one: ['Transaction', 'عملية مالية'],
    many: ['Transactions', 'العمليات المالية'],
    fresh: { one: 'عملية مالية جديدة', two: 'عمليتان ماليتان جديدتان', few: 'عمليات مالية جديدة', many: 'عملية مالية جديدة' },
  },
  group: 'finance',
  icon: 'credit-card',
  table: 'domain',
  stamps: [],
  fields: {
    number: text('Number', 'رقم العملية'),
    kind: choice('Type', 'النوع', kinds),
    status: choice(
      'Status',
      'الحالة',
      {
        completed: ['Completed', 'مكتملة'],
        pending: ['Pending', 'معلّقة'],
        failed: ['Failed', 'فاشلة'],
        cancelled: ['Cancelled', 'ملغاة'],
      },
      { tones: { completed: 'good', pending: 'warn', failed: 'bad', cancelled: 'plain' } },
    ),
    gateway: choice('Method', 'طريقة الدفع', {
      electronic: ['Electronic payment', 'دفع إلكتروني'],
      bank_transfer: ['Bank transfer', 'حوالة بنكية'],
      wallet: ['Wallet', 'المحفظة'],
      ledger: ['Internal', 'داخلية'],
    }),
    reference: text('Reference', 'الرقم المرجعي', { optional: true }),
    amount: money('Amount', 'المبلغ'),
    service_amount: money('Service amount', 'قيمة الخدمة', { optional: true }),
    tax: money('VAT', 'الضريبة', { optional: true }),
    discount: money('Discount', 'الخصم', { optional: true }),
    order_id: belongsTo('Order', 'الطلب', 'orders', { optional: true }),
    invoice_id: belongsTo('Invoice', 'الفاتورة', 'invoices', { optional: true }),
    user_id: belongsTo('Client', 'العميل', 'users', { optional: true }),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers', { optional: true }),
    at: dateTime('Date', 'التاريخ'),
  },
  title: 'number',
  list: ['number', 'kind', 'status', 'amount', 'at', 'order_id', 'user_id', 'provider_id', 'gateway'],
  filters: ['kind', 'status', 'gateway', 'amount', 'order_id', 'user_id', 'provider_id', 'at'],
  sort: '-at',
  search: ['number', 'reference'],
  access: { create: false, edit: false, remove: false },
  acts: kinds,
})
