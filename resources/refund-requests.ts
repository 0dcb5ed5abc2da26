import { stepActionsOf } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { refundRequestLifecycle } from '@wasl/shared/lifecycle/refund-requests.ts'
import { belongsTo, choice, longText, money, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

const { statuses, tones, turns } = refundRequestLifecycle

/** Refunds that one administrator asked for and another one decides about. An order has one that waits at most. */
export const refundRequests = resource({
  name: 'refund-requests',
  label: {
    one: ['Refund request', 'طلب استرداد'],
    many: ['Refund requests', 'طلبات الاسترداد'],
    fresh: { one: 'طلب استرداد جديد', two: 'طلبا استرداد جديدان', few: 'طلبات استرداد جديدة', many: 'طلب استرداد جديدًا' },
  },
  group: 'finance',
  icon: 'rollback',
  fields: {
    number: text('Number', 'الرقم', { unique: true, max: 20 }),
    order_id: belongsTo('Order', 'الطلب', 'orders'),
    amount: money('Amount', 'المبلغ', { min: 1 }),
    reason: longText('Reason', 'السبب', { max: 500 }),
    reason_id: belongsTo('Chosen reason', 'السبب المختار', 'cancellation-reasons', { optional: true, internal: true }),
    status: choice('Status', 'الحالة', statuses, { default: 'pending', tones }),
    asked_by: belongsTo('Asked for by', 'مقدّم الطلب', 'admins'),
    decided_by: belongsTo('Decided by', 'صاحب القرار', 'admins', {
      optional: true,
      visibleWhen: { field: 'status', is: ['approved', 'refused'] },
    }),
    refusal: longText('Refusal reason', 'سبب الرفض', { optional: true, max: 500, visibleWhen: { field: 'status', is: ['refused'] } }),
  },
  title: 'number',
  besideTitle: 'order_id',
  list: ['number', 'order_id', 'amount', 'status', 'asked_by', 'created_at', 'decided_by'],
  filters: ['status', 'order_id', 'asked_by', 'created_at'],
  totals: ['amount'],
  sort: '-created_at',
  search: ['number', 'reason'],
  waits: { by: 'status', turns, queue: ['to approve', 'بانتظار الموافقة'], notice: 'refund_waiting' },
  access: { create: false, edit: false, remove: false },
  actions: stepActionsOf(refundRequestLifecycle, {
    approve: { access: 'adm.refund', effect: 'approve_refund' },
    refuse: { access: 'adm.refund', effect: 'refuse_refund' },
  }),
})
