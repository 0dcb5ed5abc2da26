import { disputeDecisionLifecycle } from '@wasl/shared/lifecycle/dispute-decisions.ts'
import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { belongsTo, boolean, choice, dateTime, longText, money, status, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

const { turns, start } = disputeDecisionLifecycle
const isSplit = { field: 'outcome', is: ['complete', 'split'] } as const

const byProposer = {
  field: 'proposed_by',
  message: { en: 'Another administrator must approve or reject your decision', ar: 'يوافق على قرارك أو يرفضه مشرف آخر' },
} as const

/** How blocking complaints were decided: the order continues, or the held amount is split. A large amount needs a second administrator. */
export const disputeDecisions = resource({
  name: 'dispute-decisions',
  label: {
    one: { en: 'Dispute decision', ar: 'قرار نزاع' },
    many: { en: 'Dispute decisions', ar: 'قرارات النزاعات' },
    newRowsArabic: { one: 'قرار جديد', two: 'قراران جديدان', few: 'قرارات جديدة', many: 'قرارًا جديدًا' },
  },
  group: 'operations',
  icon: 'audit',
  fields: {
    number: text('Number', 'الرقم', { unique: true, max: 20 }),
    complaint_id: belongsTo('Complaint', 'الشكوى', 'complaints', { tabLabel: { en: 'Decisions', ar: 'القرارات' } }),
    order_id: belongsTo('Order', 'الطلب', 'orders'),
    outcome: choice('Decision', 'القرار', {
      continue: { en: 'The order continues', ar: 'يستمر الطلب' },
      complete: { en: 'The held amount is paid out', ar: 'يُصرف المبلغ المحجوز' },
      split: { en: 'The held amount is split', ar: 'يُقسم المبلغ المحجوز' },
    }),
    held_amount: money('Held amount', 'المبلغ المحجوز', { optional: true, visibleWhen: isSplit }),
    client_amount: money('To the client', 'للعميل', { optional: true, visibleWhen: isSplit }),
    provider_amount: money('To the provider or seller, before commission', 'لمزوّد الخدمة أو البائع قبل العمولة', {
      optional: true,
      visibleWhen: isSplit,
    }),
    reason: longText('Reason', 'السبب', { max: 500 }),
    status: status(disputeDecisionLifecycle, { default: start }),
    is_final: boolean('After an appeal', 'بعد اعتراض', { default: false }),
    proposed_by: belongsTo('Decided by', 'صاحب القرار', 'admins'),
    approved_by: belongsTo('Second administrator', 'المشرف الثاني', 'admins', { optional: true }),
    reject_reason: longText('Rejection reason', 'سبب الرفض', {
      optional: true,
      max: 500,
      visibleWhen: { field: 'status', is: ['rejected'] },
    }),
    appeal_until: dateTime('Appeal until', 'آخر موعد للاعتراض', { optional: true }),
    appealed_by: belongsTo('Appealed by', 'المعترض', 'users', { optional: true }),
    executed_at: dateTime('Executed at', 'وقت التنفيذ', { optional: true }),
  },
  title: 'number',
  dialogFacts: ['order_id', 'order_id.client_id', 'client_amount', 'provider_amount'],
  subtitle: 'order_id',
  list: ['number', 'order_id', 'outcome', 'held_amount', 'client_amount', 'provider_amount', 'status', 'proposed_by', 'created_at'],
  filters: ['status', 'outcome', 'order_id', 'complaint_id', 'created_at'],
  sort: '-created_at',
  search: ['number', 'reason'],
  pending: { statusField: 'status', turns, queue: { en: 'to approve', ar: 'بانتظار الموافقة' }, notification: 'dispute_waiting' },
  access: { action: 'adm.complaints.read', create: false, edit: false, remove: false },
  actions: statusActions(disputeDecisionLifecycle, {
    approve: { access: 'adm.refund', effect: 'approve_decision', notBy: byProposer },
    reject: { access: 'adm.refund', effect: 'reject_decision', notBy: byProposer },
  }),
})
