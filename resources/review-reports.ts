import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { reviewReportLifecycle } from '@wasl/shared/lifecycle/review-reports.ts'
import { belongsTo, choice, longText, status } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { reviewReportReasons } from '@wasl/shared/rules/review-report-reasons.ts'

const { turns, start } = reviewReportLifecycle
const decided = { access: 'adm.complaints.reply', actorField: 'admin_id', inputs: ['decision'], effect: 'decide_review_report' } as const

/** Reviews that their provider or a reader has reported. */
export const reviewReports = resource({
  name: 'review-reports',
  label: {
    one: { en: 'Reported review', ar: 'تقييم مبلّغ عنه' },
    many: { en: 'Reported reviews', ar: 'التقييمات المبلّغ عنها' },
    newRowsArabic: { one: 'بلاغ جديد', two: 'بلاغان جديدان', few: 'بلاغات جديدة', many: 'بلاغًا جديدًا' },
  },
  group: 'operations',
  icon: 'stop',
  table: 'domain',
  fields: {
    comment: longText('Review', 'التقييم', { max: 1000 }),
    reason: choice('Reason', 'السبب', reviewReportReasons),
    note: longText('Note', 'ملاحظة المبلّغ', { optional: true, max: 500 }),
    status: status(reviewReportLifecycle, { default: start }),
    user_id: belongsTo('Reported by', 'المبلّغ', 'users'),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers', { optional: true }),
    review_id: belongsTo('Published as', 'التقييم المنشور', 'reviews', { tabLabel: { en: 'Reports', ar: 'البلاغات' } }),
    decision: longText('Explanation', 'التوضيح', {
      optional: true,
      min: 5,
      max: 500,
      help: { en: 'Sent to the people concerned', ar: 'يُرسل إلى المعنيين' },
    }),
    admin_id: belongsTo('Decided by', 'صاحب القرار', 'admins', { optional: true, readOnly: true }),
  },
  title: 'reason',
  subtitle: 'provider_id',
  list: ['comment', 'reason', 'status', 'provider_id', 'user_id', 'created_at'],
  filters: ['status', 'reason', 'provider_id', 'user_id', 'review_id', 'created_at'],
  sort: '-created_at',
  search: ['comment', 'note'],
  pending: {
    statusField: 'status',
    turns,
    queue: { en: 'to decide', ar: 'بانتظار البت' },
    notification: 'review_report_new',
    overdue: { after: 'complaint_hours', notification: 'review_report_overdue' },
  },
  notes: true,
  access: { action: 'adm.complaints.read', create: false, edit: false, remove: false },
  actions: statusActions(reviewReportLifecycle, { hide: decided, dismiss: decided }),
})
