import { complaintLifecycle } from '@wasl/shared/lifecycle/complaints.ts'
import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { belongsTo, choice, images, longText, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { complaintReasons, maxComplaintImages } from '@wasl/shared/rules/complaint-reasons.ts'

export const complaints = resource({
  name: 'complaints',
  label: {
    one: { en: 'Complaint', ar: 'شكوى' },
    many: { en: 'Complaints', ar: 'الشكاوى' },
    newRowsArabic: { one: 'شكوى جديدة', two: 'شكويان جديدتان', few: 'شكاوى جديدة', many: 'شكوى جديدة' },
  },
  group: 'operations',
  icon: 'customer-service',
  fields: {
    number: text('Number', 'رقم الشكوى', { unique: true, max: 20 }),
    user_id: belongsTo('From', 'مقدّم الشكوى', 'users', { showTitle: 'always' }),
    order_id: belongsTo('Order', 'الطلب', 'orders', { optional: true }),
    provider_id: belongsTo('Reported provider', 'المزوّد المبلّغ عنه', 'providers', { optional: true }),
    reason: choice('Reason', 'السبب', complaintReasons),
    subject: text('Subject', 'الموضوع', { min: 3, max: 120 }),
    message: longText('Message', 'نص الشكوى', { min: 5, max: 2000 }),
    images: images('Images', 'الصور', { optional: true, max: maxComplaintImages, private: true }),
    status: choice('Status', 'الحالة', complaintLifecycle.statuses, { default: complaintLifecycle.start, tones: complaintLifecycle.tones }),
    admin_id: belongsTo('Assignee', 'يتابعها', 'admins', {
      showTitle: 'always',
      optional: true,
      readOnly: true,
      empty: { en: 'Unassigned', ar: 'لا أحد بعد' },
    }),
    reply: longText('Reply', 'الرد', { optional: true, min: 5, max: 2000, empty: { en: 'No response yet', ar: 'لا يوجد رد بعد' } }),
  },
  title: 'subject',
  list: ['number', 'subject', 'status', 'user_id', 'admin_id', 'created_at', 'reason', 'order_id'],
  filters: ['status', 'admin_id', 'reason', 'user_id', 'order_id', 'provider_id', 'created_at'],
  sort: '-created_at',
  search: ['number', 'subject', 'message'],
  pending: {
    statusField: 'status',
    turns: complaintLifecycle.turns,
    queue: { en: 'awaiting reply', ar: 'بانتظار الرد' },
    notification: 'complaint_new',
    overdue: { after: 'complaint_hours', notification: 'complaint_overdue' },
  },
  notes: true,
  related: ['complaint-messages.complaint_id'],
  historyLabels: { answer_back: complaintLifecycle.transitions.answer_back.label },
  access: { action: 'adm.complaints.read', create: false, edit: false, remove: false },
  actions: statusActions(complaintLifecycle, {
    take: { access: 'adm.complaints.reply', actorField: 'admin_id' },
    reply: { access: 'adm.complaints.reply', actorField: 'admin_id', inputs: ['reply'], effect: 'send_complaint_reply' },
  }),
})
