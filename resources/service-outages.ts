import { serviceOutageLifecycle } from '@wasl/shared/lifecycle/service-outages.ts'
import { outsideServices } from '@wasl/shared/outside-services.ts'
import { choice, dateTime, longText, status } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

const { turns, transitions } = serviceOutageLifecycle
const { label, done, message, confirm } = transitions.close

/** The outside services that have rejected our credentials, one row for each. */
export const serviceOutages = resource({
  name: 'service-outages',
  label: {
    one: { en: 'Rejected service', ar: 'خدمة ترفض بياناتنا' },
    many: { en: 'Rejected services', ar: 'خدمات ترفض بياناتنا' },
    newRowsArabic: { one: 'خدمة جديدة', two: 'خدمتان جديدتان', few: 'خدمات جديدة', many: 'خدمة جديدة' },
  },
  group: 'system',
  icon: 'safety-certificate',
  fields: {
    service: choice('Service', 'الخدمة', outsideServices),
    status: status(serviceOutageLifecycle, { default: 'open' }),
    reason: longText('What it answered', 'رد الخدمة', { max: 500 }),
    rejected_at: dateTime('Rejected since', 'ترفض منذ'),
    ended_at: dateTime('Works since', 'تعمل منذ', { optional: true, visibleWhen: { field: 'status', is: ['ended'] } }),
  },
  title: 'service',
  list: ['service', 'status', 'reason', 'rejected_at', 'ended_at'],
  filters: ['status', 'service', 'rejected_at'],
  sort: '-rejected_at',
  unique: [['service']],
  pending: { statusField: 'status', turns, queue: { en: 'to correct', ar: 'بانتظار التصحيح' }, waitingSinceField: 'rejected_at' },
  access: { action: 'adm.messages', create: false, edit: false, remove: false },
  historyLabels: { end: transitions.end.label, reopen: transitions.reopen.label },
  actions: {
    close: {
      label,
      done,
      message,
      confirm,
      when: ({ status }) => status === transitions.close.from,
      set: { status: transitions.close.to },
    },
  },
})
