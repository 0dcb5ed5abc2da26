import { belongsTo, choice, dateTime, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const sessions = resource({
  name: 'sessions',
  label: {
    one: ['Session', 'جلسة'],
    many: ['Sessions', 'الجلسات'],
    fresh: { one: 'جلسة جديدة', two: 'جلستان جديدتان', few: 'جلسات جديدة', many: 'جلسة جديدة' },
  },
  group: 'people',
  icon: 'global',
  table: 'domain',
  stamps: ['created_at'],
  isTrail: true,
  fields: {
    holder: text('Who', 'صاحب الجلسة'),
    realm: choice('Where', 'المكان', { site: ['Site', 'الموقع'], admin: ['Back office', 'لوحة الإدارة'] }),
    user_id: belongsTo('User', 'المستخدم', 'users', { optional: true, visibleWhen: { field: 'realm', is: ['site'] } }),
    admin_id: belongsTo('Admin', 'المدير', 'admins', { optional: true, visibleWhen: { field: 'realm', is: ['admin'] } }),
    device: text('Device', 'الجهاز', { optional: true }),
    user_agent: text('User agent', 'بيانات المتصفح', { optional: true }),
    address: text('IP address', 'عنوان الشبكة', { optional: true }),
    last_seen_at: dateTime('Last seen', 'آخر نشاط'),
    expires_at: dateTime('Ends', 'تنتهي في'),
  },
  title: 'holder',
  list: ['holder', 'realm', 'device', 'address', 'last_seen_at', 'created_at'],
  filters: ['realm', 'user_id', 'admin_id', 'last_seen_at'],
  sort: '-last_seen_at',
  search: ['holder', 'address', 'user_agent'],
  access: { create: false, edit: false, remove: false },
  actions: {
    end: {
      label: ['End', 'إنهاء'],
      when: () => true,
      set: {},
      effect: 'end_session',
      confirm: ['Whoever uses it is logged out at once. End it?', 'سيُسجَّل خروج صاحبها فورًا. هل تريد إنهاءها؟'],
      tone: 'danger',
    },
  },
})
