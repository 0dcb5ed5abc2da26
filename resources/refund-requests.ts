import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { refundRequestLifecycle } from '@wasl/shared/lifecycle/refund-requests.ts'
import { belongsTo, boolean, choice, longText, money, status, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { isIban } from '@wasl/shared/rules/iban.ts'
import { refundDestinations } from '@wasl/shared/rules/refund-destinations.ts'

const { turns } = refundRequestLifecycle
const isTransfer = { field: 'destination', is: ['iban'] } as const
const required = { message: { en: 'Needed for a transfer', ar: 'مطلوب للتحويل' } } as const
const destinations = { ...refundDestinations, source: { en: 'Back to the card', ar: 'إعادة إلى البطاقة' } }

const byRequester = {
  field: 'requested_by',
  message: {
    en: 'Another administrator must approve or reject a refund that you requested',
    ar: 'يبتّ في الاسترداد مشرف غير الذي طلبه',
  },
} as const

/** Full and partial refunds that one administrator requests and another one approves or rejects. At most one pending request per order. */
export const refundRequests = resource({
  name: 'refund-requests',
  label: {
    one: { en: 'Refund request', ar: 'طلب استرداد' },
    many: { en: 'Refund requests', ar: 'طلبات الاسترداد' },
    newRowsArabic: { one: 'طلب استرداد جديد', two: 'طلبا استرداد جديدان', few: 'طلبات استرداد جديدة', many: 'طلب استرداد جديدًا' },
  },
  group: 'finance',
  icon: 'rollback',
  fields: {
    number: text('Number', 'الرقم', { unique: true, max: 20, readOnly: true }),
    order_id: belongsTo('Order', 'الطلب', 'orders'),
    amount: money('Amount', 'المبلغ', {
      min: 1,
      help: {
        en: 'With VAT. All that was paid cancels an open order; less leaves it as it is',
        ar: 'شاملًا الضريبة. استرداد كل ما دُفع يلغي الطلب المفتوح، وما دونه لا يلغيه',
      },
    }),
    cancels_order: boolean('Cancels the order', 'يلغي الطلب', { default: false, readOnly: true }),
    destination: choice('Destination', 'الوجهة', destinations, {
      default: 'source',
      help: { en: 'Payments from the wallet or a bank go back to the wallet', ar: 'ما دُفع من المحفظة أو بحوالة يعود إلى المحفظة' },
    }),
    iban: text('IBAN', 'رقم الآيبان', { optional: true, max: 34, uppercase: true, visibleWhen: isTransfer, requiredWhenVisible: required }),
    account_name: text('Account holder', 'اسم صاحب الحساب', {
      optional: true,
      max: 120,
      visibleWhen: isTransfer,
      requiredWhenVisible: required,
    }),
    reason: longText('Reason', 'السبب', { max: 500 }),
    reason_id: belongsTo('Selected reason', 'السبب المختار', 'cancellation-reasons', {
      optional: true,
      internal: true,
      readOnly: true,
    }),
    status: status(refundRequestLifecycle, { default: 'pending', readOnly: true }),
    requested_by: belongsTo('Requested by', 'مقدّم الطلب', 'admins', { readOnly: true }),
    decided_by: belongsTo('Decided by', 'صاحب القرار', 'admins', {
      optional: true,
      readOnly: true,
      visibleWhen: { field: 'status', is: ['approved', 'rejected'] },
    }),
    reject_reason: longText('Rejection reason', 'سبب الرفض', {
      optional: true,
      readOnly: true,
      max: 500,
      visibleWhen: { field: 'status', is: ['rejected'] },
    }),
  },
  rules: [
    {
      field: 'iban',
      isValid: ({ iban }) => iban === null || isIban(iban),
      message: { en: 'Check the IBAN: the digits do not fit together', ar: 'تحقق من رقم الآيبان، فأرقامه غير متطابقة' },
    },
  ],
  title: 'number',
  dialogFacts: ['amount', 'cancels_order', 'order_id', 'order_id.client_id', 'order_id.paid_amount'],
  subtitle: 'order_id',
  list: ['number', 'order_id', 'amount', 'cancels_order', 'status', 'requested_by', 'created_at', 'decided_by'],
  filters: ['status', 'order_id', 'requested_by', 'created_at'],
  totals: ['amount'],
  sort: '-created_at',
  search: ['number', 'reason'],
  pending: { statusField: 'status', turns, queue: { en: 'to approve', ar: 'بانتظار الموافقة' }, notification: 'refund_waiting' },
  creator: true,
  access: { action: { read: 'adm.order.read', write: 'adm.order.write' }, edit: false, remove: false },
  related: ['refunds.refund_request_id', 'credit-notes.refund_request_id'],
  historyLabels: { close: refundRequestLifecycle.transitions.close.historyLabel },
  actions: statusActions(refundRequestLifecycle, {
    approve: { access: 'adm.refund', effect: 'approve_refund', notBy: byRequester },
    reject: { access: 'adm.refund', effect: 'reject_refund', notBy: byRequester },
  }),
})
