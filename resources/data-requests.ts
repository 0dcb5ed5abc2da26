import { dataRequestLifecycle } from '@wasl/shared/lifecycle/data-requests.ts'
import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { belongsTo, choice, dateTime, longText, status, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/**
 * The register of personal-data requests. Exports and deletions of accounts on the site are done by the app and recorded here; administrators add those
 * that come by phone or email, and answer them within the time limit.
 */
export const dataRequests = resource({
  name: 'data-requests',
  label: {
    one: { en: 'Personal-data request', ar: 'طلب بيانات شخصية' },
    many: { en: 'Personal-data requests', ar: 'طلبات البيانات الشخصية' },
    newRowsArabic: {
      one: 'طلب بيانات جديد',
      two: 'طلبا بيانات جديدان',
      few: 'طلبات بيانات جديدة',
      many: 'طلب بيانات جديدًا',
    },
  },
  group: 'people',
  icon: 'audit',
  fields: {
    name: text('Name', 'الاسم', { min: 2, max: 80 }),
    user_id: belongsTo('Account', 'الحساب', 'users', { optional: true }),
    kind: choice('Type', 'النوع', {
      export: { en: 'Copy of the data', ar: 'نسخة من البيانات' },
      deletion: { en: 'Deletion', ar: 'حذف' },
      correction: { en: 'Correction', ar: 'تصحيح' },
      objection: { en: 'Objection', ar: 'اعتراض' },
    }),
    details: longText('Details', 'التفاصيل', { optional: true, max: 2000 }),
    status: status(dataRequestLifecycle, { default: 'open', readOnly: true }),
    due_at: dateTime('Due', 'آخر موعد للرد', {
      optional: true,
      help: { en: 'If empty, the time limit of the settings', ar: 'إن تُرك فارغًا حُسب من مهلة الإعدادات' },
    }),
    closed_at: dateTime('Closed', 'أُغلق في', { optional: true, readOnly: true }),
    reject_reason: longText('Rejection reason', 'سبب الرفض', { optional: true, readOnly: true, max: 500 }),
    export_key: text('Stored export', 'ملف النسخة', { optional: true, internal: true }),
    export_until: dateTime('Export available until', 'النسخة متاحة حتى', { optional: true, internal: true }),
  },
  title: 'name',
  list: ['name', 'kind', 'status', 'due_at', 'created_at', 'user_id'],
  filters: ['status', 'kind', 'user_id', 'due_at', 'created_at'],
  sort: '-created_at',
  search: ['name', 'details'],
  pending: {
    statusField: 'status',
    turns: dataRequestLifecycle.turns,
    deadlineField: 'due_at',
    queue: { en: 'to answer', ar: 'بانتظار الرد' },
  },
  notes: true,
  access: {
    action: { read: 'adm.customers', write: 'adm.customers.write' },
    remove: false,
    own: {
      action: 'me.requests',
      owner: 'user_id',
      fields: ['kind', 'details', 'status', 'due_at', 'closed_at', 'reject_reason', 'created_at'],
      create: ['kind', 'details'],
    },
  },
  actions: statusActions(dataRequestLifecycle),
})
