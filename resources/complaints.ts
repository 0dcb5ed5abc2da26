import { complaintLifecycle } from '@wasl/shared/lifecycle/complaints.ts'
import { stepActionsOf } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { belongsTo, choice, images, longText, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const complaints = resource({
  name: 'complaints',
  label: {
    one: ['Complaint', 'شكوى'],
    many: ['Complaints', 'الشكاوى'],
    fresh: { one: 'شكوى جديدة', two: 'شكويان جديدتان', few: 'شكاوى جديدة', many: 'شكوى جديدة' },
  },
  group: 'operations',
  icon: 'customer-service',
  fields: {
    number: text('Number', 'رقم الشكوى', { unique: true, max: 20 }),
    user_id: belongsTo('From', 'مقدّم الشكوى', 'users'),
    order_id: belongsTo('Order', 'الطلب', 'orders', { optional: true }),
    reason: choice('Reason', 'السبب', {
      delay: ['Delay', 'تأخّر'],
      quality: ['Quality of the work', 'جودة العمل'],
      price: ['Price or payment', 'السعر أو الدفع'],
      conduct: ['Conduct', 'سلوك'],
      other: ['Something else', 'سبب آخر'],
    }),
    subject: text('Subject', 'الموضوع', { min: 3, max: 120 }),
    message: longText('Message', 'نص الشكوى', { min: 5, max: 2000 }),
    images: images('Images', 'الصور', { optional: true, max: 5, private: true }),
    status: choice('Status', 'الحالة', complaintLifecycle.statuses, { default: complaintLifecycle.start, tones: complaintLifecycle.tones }),
    admin_id: belongsTo('Handled by', 'يتابعها', 'admins', { optional: true, readOnly: true, empty: ['Nobody yet', 'لا أحد بعد'] }),
    reply: longText('Reply', 'الرد', { optional: true, min: 5, max: 2000 }),
  },
  title: 'subject',
  list: ['number', 'subject', 'status', 'user_id', 'admin_id', 'created_at', 'reason', 'order_id'],
  filters: ['status', 'admin_id', 'reason', 'user_id', 'order_id', 'created_at'],
  sort: '-created_at',
  search: ['number', 'subject', 'message'],
  waits: {
    by: 'status',
    turns: complaintLifecycle.turns,
    queue: ['without an answer', 'بانتظار الرد'],
    notice: 'complaint_new',
    late: { after: 'complaint_hours', notice: 'complaint_late' },
  },
  access: { create: false, edit: false, remove: false },
  actions: stepActionsOf(complaintLifecycle, {
    take: { access: 'adm.complaints.reply', by: 'admin_id' },
    reply: { access: 'adm.complaints.reply', by: 'admin_id', ask: ['reply'], effect: 'tell_of_reply' },
  }),
})
