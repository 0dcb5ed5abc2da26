import { choice, count, dateTime, longText, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** Whose turn a job is that was given up. */
export const failedTurns = {
  failed: {
    turn: 'admin',
    next: {
      en: 'Correct the cause in “Last error”, then try again; or close it',
      ar: 'عالج السبب المذكور في «آخر خطأ» ثم أعد المحاولة، أو أغلقها',
    },
  },
} as const

/** The action that runs a job again which was given up. */
export const retryJob = {
  label: { en: 'Try again', ar: 'إعادة المحاولة' },
  historyLabel: { en: 'Tried again', ar: 'إعادة المحاولة' },
  set: {},
  handler: 'retry_job',
  tone: 'primary',
} as const

/** The action for a job that needs nothing more. */
export const closeJob = {
  label: { en: 'Close', ar: 'إغلاق' },
  historyLabel: { en: 'Closed', ar: 'إغلاق' },
  done: { en: 'Closed', ar: 'أُغلقت' },
  message: { en: 'Only what was given up can be closed', ar: 'لا يُغلق إلا ما توقفت محاولته' },
  set: {},
  handler: 'close_job',
  confirm: { en: 'Close it without trying again?', ar: 'هل تريد إغلاقها دون إعادة المحاولة؟' },
} as const

/** Background work other than messages whose last attempt failed: refunds, payouts, imports and the like. */
export const failedJobs = resource({
  name: 'failed-jobs',
  label: {
    one: { en: 'Failed job', ar: 'مهمة متعثرة' },
    many: { en: 'Failed jobs', ar: 'المهام المتعثرة' },
    newRowsArabic: { one: 'مهمة متعثرة جديدة', two: 'مهمتان متعثرتان جديدتان', few: 'مهام متعثرة جديدة', many: 'مهمة متعثرة جديدة' },
  },
  group: 'system',
  icon: 'tool',
  table: 'domain',
  timestamps: ['created_at'],
  isLog: true,
  fields: {
    queue: choice(
      'Work',
      'العمل',
      {
        refunds: { en: 'Refunds to cards', ar: 'الاسترداد إلى البطاقات' },
        payouts: { en: 'Payouts through the gateway', ar: 'التحويلات عبر البوابة' },
        payments: { en: 'Checks of card payments', ar: 'متابعة دفعات البطاقات' },
        reconciliation: { en: 'Comparison with the gateway', ar: 'المقارنة مع بوابة الدفع' },
        settlements: { en: 'Settlements', ar: 'التسويات' },
        deadlines: { en: 'Deadlines and reminders', ar: 'المهل والتذكيرات' },
        broadcasts: { en: 'Broadcasts', ar: 'الإشعارات الجماعية' },
        chat: { en: 'Notifications of chats', ar: 'إشعارات المحادثات' },
        live: { en: 'Alerts on open pages', ar: 'التنبيهات على الصفحات المفتوحة' },
        imports: { en: 'Imports', ar: 'الاستيراد' },
        bulk_runs: { en: 'Bulk actions', ar: 'الإجراءات الجماعية' },
        exports: { en: 'Copies of personal data', ar: 'نسخ البيانات الشخصية' },
        cleanup: { en: 'Cleanup', ar: 'حذف ما انتهت مدته' },
      },
      { allowUnknown: true },
    ),
    subject: text('Subject', 'الموضوع', { optional: true }),
    state: choice(
      'State',
      'الحالة',
      {
        retrying: { en: 'Failed, will be tried again', ar: 'تعذّرت وستُعاد المحاولة' },
        failed: { en: 'Given up', ar: 'توقفت المحاولة' },
        closed: { en: 'Closed', ar: 'مغلقة' },
      },
      { tones: { retrying: 'warn', failed: 'bad', closed: 'plain' } },
    ),
    attempts: count('Attempts', 'المحاولات'),
    last_error: longText('Last error', 'آخر خطأ'),
    run_at: dateTime('Next attempt', 'المحاولة التالية', { optional: true, visibleWhen: { field: 'state', is: ['retrying'] } }),
    failed_at: dateTime('Given up at', 'وقت التوقف', { optional: true, visibleWhen: { field: 'state', is: ['failed', 'closed'] } }),
  },
  title: 'queue',
  subtitle: 'subject',
  list: ['queue', 'subject', 'state', 'attempts', 'last_error', 'created_at', 'failed_at'],
  filters: ['state', 'queue', 'created_at'],
  sort: '-created_at',
  search: ['subject', 'last_error'],
  pending: { statusField: 'state', turns: failedTurns, queue: { en: 'given up', ar: 'توقفت محاولتها' }, waitingSinceField: 'failed_at' },
  access: { action: 'adm.messages', create: false, edit: false, remove: false },
  actions: {
    retry: {
      ...retryJob,
      done: { en: 'It runs again', ar: 'تُعاد المحاولة الآن' },
      when: ({ state }) => state === 'failed',
      message: { en: 'Only what was given up is tried again', ar: 'لا يُعاد إلا ما توقفت محاولته' },
    },
    close: { ...closeJob, when: ({ state }) => state === 'failed' },
  },
})
