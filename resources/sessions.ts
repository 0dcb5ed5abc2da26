import { belongsTo, choice, dateTime, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const sessions = resource({
  name: 'sessions',
  label: {
    one: { en: 'Session', ar: 'جلسة' },
    many: { en: 'Sessions', ar: 'الجلسات' },
    newRowsArabic: { one: 'جلسة جديدة', two: 'جلستان جديدتان', few: 'جلسات جديدة', many: 'جلسة جديدة' },
  },
  group: 'people',
  icon: 'global',
  table: 'domain',
  timestamps: ['created_at'],
  isLog: true,
  fields: {
    holder: text('Account', 'صاحب الجلسة'),
    realm: choice('App', 'المكان', { site: { en: 'Site', ar: 'الموقع' }, admin: { en: 'Back office', ar: 'لوحة الإدارة' } }),
    user_id: belongsTo('User', 'المستخدم', 'users', { optional: true, visibleWhen: { field: 'realm', is: ['site'] } }),
    admin_id: belongsTo('Admin', 'المشرف', 'admins', { optional: true, visibleWhen: { field: 'realm', is: ['admin'] } }),
    device: text('Device', 'الجهاز', { optional: true }),
    user_agent: text('User agent', 'بيانات المتصفح', { optional: true }),
    address: text('IP address', 'عنوان الشبكة', { optional: true }),
    last_seen_at: dateTime('Last seen', 'آخر نشاط'),
    expires_at: dateTime('Expires', 'تنتهي في'),
  },
  title: 'holder',
  list: ['holder', 'realm', 'device', 'address', 'last_seen_at', 'created_at'],
  filters: ['realm', 'user_id', 'admin_id', 'last_seen_at'],
  sort: '-last_seen_at',
  search: ['holder', 'address', 'user_agent'],
  access: { action: 'adm.customers', create: false, edit: false, remove: false },
  actions: {
    end: {
      label: { en: 'End session', ar: 'إنهاء' },
      done: { en: 'The session is over', ar: 'انتهت الجلسة' },
      when: () => true,
      set: {},
      effect: 'end_session',
      confirm: { en: 'End this session? The device will be logged out immediately.', ar: 'سيُسجَّل خروج صاحبها فورًا. هل تريد إنهاءها؟' },
      tone: 'danger',
    },
  },
})
