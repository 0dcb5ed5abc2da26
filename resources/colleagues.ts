import { companyPermissions } from '@wasl/shared/access/permissions.ts'
import { accountLifecycle } from '@wasl/shared/lifecycle/accounts.ts'
import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { belongsTo, email, image, money, permissions, phone, status, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { accountHistoryLabels, endSessions, phoneHelp, sendPasswordLink } from './accounts.ts'

/** The people who see the orders of a company client, or order for it. The company adds them. */
export const colleagues = resource({
  name: 'colleagues',
  label: { one: { en: 'Colleague', ar: 'زميل' }, many: { en: 'Colleagues of companies', ar: 'زملاء المنشآت' } },
  group: 'people',
  icon: 'team',
  table: 'domain',
  subsetOf: 'users',
  fields: {
    name: text('Name', 'الاسم', { min: 2, max: 80 }),
    phone: phone('Phone', 'الجوال', { unique: true, help: phoneHelp }),
    email: email('Email', 'البريد الإلكتروني', { optional: true }),
    company_id: belongsTo('Company', 'المنشأة', 'customers', {
      optional: true,
      readOnly: true,
      tabLabel: { en: 'Colleagues', ar: 'الزملاء' },
    }),
    permissions: permissions('Permissions', 'الصلاحيات', {
      optional: true,
      options: companyPermissions,
      empty: { en: 'None', ar: 'بلا صلاحيات' },
    }),
    approval_limit: money('Accepts up to', 'يقبل حتى', {
      readOnly: true,
      help: { en: 'The total of one order. The company sets it.', ar: 'مجموع الطلب الواحد. تحدده المنشأة.' },
    }),
    status: status(accountLifecycle, { readOnly: true, default: 'not_activated' }),
    avatar_file_id: image('Image', 'الصورة', { optional: true, shownToAll: true }),
  },
  title: 'name',
  list: ['name', 'phone', 'company_id', 'permissions', 'status', 'created_at'],
  filters: ['company_id', 'status', 'created_at'],
  sort: '-created_at',
  search: ['name', 'phone', 'email'],
  access: { action: { read: 'adm.customers', write: 'adm.customers.write' }, create: false, remove: false },
  historyLabels: {
    ...accountHistoryLabels,
    invite: { en: 'Invitation sent again', ar: 'إعادة إرسال الدعوة' },
  },
  related: ['notifications.user_id', 'outbound-messages.user_id', 'sessions.user_id', 'consents.user_id'],
  actions: {
    ...statusActions(accountLifecycle, {
      block: { access: 'adm.customers.block', effect: 'block_user' },
      unblock: { access: 'adm.customers.block' },
    }),
    send_password_link: { ...sendPasswordLink, when: ({ status }) => status === 'not_activated' || status === 'active' },
    end_sessions: {
      ...endSessions,
      access: 'adm.customers.block',
      confirm: {
        en: 'Log this colleague out everywhere? They will have to log in again on every device.',
        ar: 'سيحتاج الزميل إلى الدخول من جديد على كل أجهزته. هل تتابع؟',
      },
    },
  },
})
