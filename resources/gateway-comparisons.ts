import { belongsTo, choice, count, dateTime, longText, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** The comparisons of the payment gateway's records with the ledger: one of each night, and those that an administrator started. */
export const gatewayComparisons = resource({
  name: 'gateway-comparisons',
  label: {
    one: { en: 'Gateway comparison', ar: 'مقارنة مع بوابة الدفع' },
    many: { en: 'Gateway comparisons', ar: 'مقارنات بوابة الدفع' },
    newRowsArabic: { one: 'مقارنة جديدة', two: 'مقارنتان جديدتان', few: 'مقارنات جديدة', many: 'مقارنة جديدة' },
  },
  group: 'finance',
  icon: 'audit',
  fields: {
    number: text('Number', 'الرقم', { unique: true, max: 20, readOnly: true }),
    status: choice(
      'Status',
      'الحالة',
      { waiting: { en: 'Running', ar: 'جارية' }, done: { en: 'Completed', ar: 'مكتملة' } },
      { default: 'waiting', tones: { waiting: 'warn', done: 'good' }, readOnly: true },
    ),
    differences: count('Differences', 'عدد الفروق', { optional: true, readOnly: true }),
    settlements: count('Settlements', 'عدد التسويات', { optional: true, readOnly: true }),
    started_by: belongsTo('Started by', 'بدأها', 'admins', {
      optional: true,
      readOnly: true,
      empty: { en: 'The nightly job', ar: 'المهمة الليلية' },
    }),
    finished_at: dateTime('Finished', 'انتهت', { optional: true, readOnly: true }),
    note: longText('Note', 'ملاحظة', {
      optional: true,
      max: 300,
      help: {
        en: 'Compares the payments, refunds and settlements of the last 30 days now. Differences appear in their own list',
        ar: 'تقارن مدفوعات آخر 30 يومًا واسترداداتها وتسوياتها الآن، وتظهر الفروق في قائمتها',
      },
    }),
  },
  title: 'number',
  list: ['number', 'status', 'differences', 'settlements', 'started_by', 'created_at', 'finished_at'],
  filters: ['status', 'started_by', 'created_at'],
  sort: '-created_at',
  search: ['number'],
  access: { action: { read: 'adm.wallet.read', write: 'adm.settle.pay' }, edit: false, remove: false },
  historyLabels: { complete: { en: 'Completed', ar: 'اكتمال' } },
  creator: true,
})
