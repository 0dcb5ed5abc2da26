import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { refundRequestLifecycle } from '@wasl/shared/lifecycle/refund-requests.ts'
import { belongsTo, choice, longText, money, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

const { statuses, tones, turns } = refundRequestLifecycle

/** Refunds that one administrator requests and another one approves or rejects. At most one pending request per order. */
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
    number: text('Number', 'الرقم', { unique: true, max: 20 }),
    order_id: belongsTo('Order', 'الطلب', 'orders'),
    amount: money('Amount', 'المبلغ', { min: 1 }),
    reason: longText('Reason', 'السبب', { max: 500 }),
    reason_id: belongsTo('Selected reason', 'السبب المختار', 'cancellation-reasons', { optional: true, internal: true }),
    status: choice('Status', 'الحالة', statuses, { default: 'pending', tones }),
    requested_by: belongsTo('Requested by', 'مقدّم الطلب', 'admins', { showTitle: 'always' }),
    decided_by: belongsTo('Decided by', 'صاحب القرار', 'admins', {
      showTitle: 'always',
      optional: true,
      visibleWhen: { field: 'status', is: ['approved', 'rejected'] },
    }),
    reject_reason: longText('Rejection reason', 'سبب الرفض', {
      optional: true,
      max: 500,
      visibleWhen: { field: 'status', is: ['rejected'] },
    }),
  },
  title: 'number',
  subtitle: 'order_id',
  list: ['number', 'order_id', 'amount', 'status', 'requested_by', 'created_at', 'decided_by'],
  filters: ['status', 'order_id', 'requested_by', 'created_at'],
  totals: ['amount'],
  sort: '-created_at',
  search: ['number', 'reason'],
  pending: { statusField: 'status', turns, queue: { en: 'to approve', ar: 'بانتظار الموافقة' }, notification: 'refund_waiting' },
  access: { action: 'adm.order.read', create: false, edit: false, remove: false },
  historyLabels: { close: refundRequestLifecycle.transitions.close.historyLabel },
  actions: statusActions(refundRequestLifecycle, {
    approve: { access: 'adm.refund', effect: 'approve_refund' },
    reject: { access: 'adm.refund', effect: 'reject_refund' },
  }),
})
