import { complaintLifecycle } from '@wasl/shared/lifecycle/complaints.ts'
import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { belongsTo, choice, count, dateTime, images, longText, money, status, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { complaintReasons, maxComplaintImages } from '@wasl/shared/rules/complaint-reasons.ts'
import { disputeStates } from '@wasl/shared/rules/dispute-states.ts'

const decision = {
  when: ({ dispute }: { dispute: string | null }) => dispute === 'open',
  message: { en: 'Only for an open dispute without a decision', ar: 'لنزاع مفتوح لم يصدر فيه قرار فقط' },
  access: 'adm.complaints.reply',
  reason: 'required',
  handler: 'decide_dispute',
  set: {},
} as const

const isUndecided = ({ dispute }: { dispute: string | null }) => dispute === 'open' || dispute === 'proposed'
const reply = {
  access: 'adm.complaints.reply',
  actorField: 'admin_id',
  inputs: ['reply'],
  optionalInputs: ['reply_images'],
  templates: { from: 'reply-templates', into: 'reply' },
  effect: 'send_complaint_reply',
} as const
const transitions = statusActions(complaintLifecycle, { take: { access: 'adm.complaints.reply', actorField: 'admin_id' }, reply })

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
    user_id: belongsTo('From', 'مقدّم الشكوى', 'users'),
    order_id: belongsTo('Order', 'الطلب', 'orders', { optional: true }),
    provider_id: belongsTo('Reported provider', 'المزوّد المبلّغ عنه', 'providers', { optional: true }),
    reason: choice('Reason', 'السبب', complaintReasons),
    subject: text('Subject', 'الموضوع', { min: 3, max: 120 }),
    message: longText('Message', 'نص الشكوى', { min: 5, max: 2000 }),
    images: images('Images', 'الصور', { optional: true, max: maxComplaintImages, private: true }),
    status: status(complaintLifecycle, { default: complaintLifecycle.start }),
    admin_id: belongsTo('Assignee', 'يتابعها', 'admins', {
      optional: true,
      readOnly: true,
      empty: { en: 'Unassigned', ar: 'لا أحد بعد' },
    }),
    reply_due_at: dateTime('Reply due', 'آخر موعد للرد', {
      optional: true,
      readOnly: true,
      empty: { en: 'No reply due', ar: 'لا رد مطلوب' },
    }),
    dispute: choice('Dispute', 'النزاع', disputeStates, {
      optional: true,
      readOnly: true,
      tones: { open: 'bad', proposed: 'warn', decided: 'warn', closed: 'good', withdrawn: 'plain' },
      empty: { en: 'Does not freeze the order', ar: 'لا تجمّد الطلب' },
    }),
    former_status: text('Status before the dispute', 'الحالة قبل النزاع', { optional: true, internal: true, readOnly: true }),
    frozen_seconds: count('Time left to the deadline', 'المتبقي من المهلة', { optional: true, internal: true, readOnly: true }),
    refund_amount: money('Goes back to the client', 'يعود إلى العميل', {
      optional: true,
      readOnly: true,
      visibleWhen: { field: 'dispute', is: ['proposed', 'decided', 'closed'] },
      help: { en: 'The rest of the held amount goes to the provider or seller', ar: 'يذهب باقي المبلغ المحجوز إلى مزوّد الخدمة أو البائع' },
    }),
    reply: longText('Reply', 'الرد', { optional: true, min: 5, max: 2000, empty: { en: 'No response yet', ar: 'لا يوجد رد بعد' } }),
    reply_images: images('Images of the reply', 'صور الرد', {
      optional: true,
      internal: true,
      max: maxComplaintImages,
      private: true,
      help: { en: 'The complainant sees them, in a dispute both parties', ar: 'يراها مقدّم الشكوى، وفي النزاع الطرفان' },
    }),
  },
  title: 'subject',
  list: ['number', 'subject', 'status', 'reply_due_at', 'dispute', 'user_id', 'admin_id', 'created_at', 'reason', 'order_id'],
  filters: ['status', 'dispute', 'admin_id', 'reason', 'user_id', 'order_id', 'provider_id', 'reply_due_at', 'created_at'],
  sort: 'reply_due_at',
  search: ['number', 'subject', 'message'],
  searchRelated: ['user_id', 'order_id'],
  pending: {
    statusField: 'status',
    turns: complaintLifecycle.turns,
    queue: { en: 'awaiting reply', ar: 'بانتظار الرد' },
    notification: 'complaint_new',
    deadlineField: 'reply_due_at',
    assigneeField: 'admin_id',
    interruptions: [
      {
        field: 'dispute',
        is: ['proposed'],
        turn: 'admin',
        next: {
          en: 'The decision awaits a second administrator, who approves or rejects it',
          ar: 'القرار بانتظار مشرف ثانٍ يوافق عليه أو يرفضه',
        },
      },
    ],
    overdue: { notification: 'complaint_overdue' },
  },
  notes: true,
  related: ['complaint-messages.complaint_id', 'dispute-decisions.complaint_id'],
  historyLabels: {
    answer_back: complaintLifecycle.transitions.answer_back.label,
    decide: { en: 'Dispute decided', ar: 'صدر قرار النزاع' },
    appeal: { en: 'Decision appealed', ar: 'اعتراض على القرار' },
    withdraw: { en: 'Complaint withdrawn', ar: 'سُحبت الشكوى' },
  },
  access: { action: 'adm.complaints.read', create: false, edit: false, remove: false },
  actions: {
    take: transitions.take,
    reply: { ...transitions.reply, when: (complaint, now) => transitions.reply.when(complaint, now) && !isUndecided(complaint) },
    // An undecided dispute is not answered with a message: it waits for its decision.
    write_to_parties: {
      label: { en: 'Write to both parties', ar: 'مراسلة الطرفين' },
      done: { en: 'Message about {row} sent', ar: 'أُرسلت الرسالة عن {row}' },
      when: isUndecided,
      message: { en: 'Only in an undecided dispute', ar: 'في نزاع لم يُبت فيه فقط' },
      set: { status: 'in_progress' },
      tone: 'primary',
      ...reply,
    },
    continue_order: {
      label: { en: 'Let the order continue', ar: 'استمرار الطلب' },
      done: { en: 'The order of {row} continues', ar: 'يستمر طلب {row}' },
      confirm: {
        en: 'The order goes back to where it was, with the time that was left.',
        ar: 'يعود الطلب إلى ما كان عليه بالمهلة المتبقية له.',
      },
      ...decision,
    },
    complete_order: {
      label: { en: 'Pay out the held amount', ar: 'صرف المبلغ المحجوز' },
      done: { en: 'The decision on {row} is stored', ar: 'سُجّل القرار في {row}' },
      confirm: {
        en: 'The order is completed, and the whole held amount goes to the provider or seller, minus the commission.',
        ar: 'يكتمل الطلب، ويذهب المبلغ المحجوز كله إلى مزوّد الخدمة أو البائع بعد خصم العمولة.',
      },
      ...decision,
    },
    split_amount: {
      label: { en: 'Split the held amount', ar: 'تقسيم المبلغ المحجوز' },
      done: { en: 'The decision on {row} is stored', ar: 'سُجّل القرار في {row}' },
      inputs: ['refund_amount'],
      divides: {
        ...{ input: 'refund_amount', relation: 'order_id', plus: ['paid_amount'], minus: ['refunded_amount'] },
        label: { en: 'Held amount', ar: 'المبلغ المحجوز' },
        rest: { en: 'To the provider or seller, before commission', ar: 'لمزوّد الخدمة أو البائع قبل العمولة' },
      },
      tone: 'danger',
      ...decision,
    },
  },
})
