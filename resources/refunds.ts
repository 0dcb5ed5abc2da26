import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { refundLifecycle } from '@wasl/shared/lifecycle/refunds.ts'
import { belongsTo, choice, dateTime, longText, money, status, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { refundDestinations } from '@wasl/shared/rules/refund-destinations.ts'

const { turns } = refundLifecycle
const atGateway = {
  field: 'gateway_payment_id',
  message: { en: 'The gateway returns it to the card by itself', ar: 'تعيده بوابة الدفع إلى البطاقة تلقائيًا' },
} as const
const isTransfer = { field: 'destination', is: ['iban'] } as const

/** What one payment returned on its way to the card, the bank account or the wallet of the client. */
export const refunds = resource({
  name: 'refunds',
  label: {
    one: { en: 'Refund', ar: 'مبلغ مسترد' },
    many: { en: 'Refunds', ar: 'المبالغ المستردة' },
    newRowsArabic: { one: 'مبلغ مسترد جديد', two: 'مبلغان مستردان جديدان', few: 'مبالغ مستردة جديدة', many: 'مبلغًا مستردًا جديدًا' },
  },
  group: 'finance',
  icon: 'rollback',
  table: 'domain',
  fields: {
    number: text('Number', 'رقم العملية', { max: 20 }),
    order_id: belongsTo('Order', 'الطلب', 'orders'),
    refund_request_id: belongsTo('Refund request', 'طلب الاسترداد', 'refund-requests', { optional: true }),
    client_id: belongsTo('Client', 'العميل', 'customers'),
    amount: money('Amount', 'المبلغ'),
    discount: money('Coupon part', 'حصة الكوبون', { help: { en: 'Returned to the platform', ar: 'تعود إلى المنصة' } }),
    destination: choice('Destination', 'الوجهة', refundDestinations),
    iban: text('IBAN', 'رقم الآيبان', { optional: true, max: 34, visibleWhen: isTransfer }),
    account_name: text('Account holder', 'اسم صاحب الحساب', { optional: true, max: 120, visibleWhen: isTransfer }),
    gateway_payment_id: text('Gateway payment', 'رقم الدفعة لدى البوابة', {
      optional: true,
      max: 60,
      visibleWhen: { field: 'destination', is: ['source'] },
    }),
    status: status(refundLifecycle, { default: 'queued' }),
    transfer_reference: text('Transfer reference', 'رقم مرجع التحويل', { optional: true, min: 4, max: 40 }),
    failure_reason: longText('Why it failed', 'سبب التعذّر', {
      optional: true,
      max: 500,
      visibleWhen: { field: 'status', is: ['failed'] },
      // Administrators give a reason, the gateway none.
      empty: { en: 'The payment gateway rejected it', ar: 'رفضته بوابة الدفع' },
    }),
    settled_at: dateTime('Closed', 'أُغلق في', { optional: true }),
  },
  title: 'number',
  subtitle: 'order_id',
  list: ['number', 'order_id', 'client_id', 'amount', 'destination', 'status', 'created_at'],
  filters: ['status', 'destination', 'order_id', 'client_id', 'refund_request_id', 'created_at'],
  totals: ['amount', 'discount'],
  sort: '-created_at',
  search: ['number', 'transfer_reference', 'iban'],
  pending: { statusField: 'status', turns, queue: { en: 'to send', ar: 'بانتظار الإرسال' } },
  access: { action: 'adm.order.read', create: false, edit: false, remove: false },
  actions: statusActions(refundLifecycle, {
    send: { access: 'adm.refund', inputs: ['transfer_reference'], blockedBy: atGateway },
    confirm: { access: 'adm.refund', effect: 'confirm_refund', blockedBy: atGateway },
    fail: { access: 'adm.refund', effect: 'fail_refund' },
  }),
})
