import { providerPermissions } from '@wasl/shared/access/permissions.ts'
import { accountLifecycle } from '@wasl/shared/lifecycle/accounts.ts'
import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { belongsTo, choice, email, image, permissions, phone, status, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { accountHistoryLabels, endSessions, phoneHelp, sendPasswordLink } from './accounts.ts'

export const providerUsers = resource({
  name: 'provider-users',
  label: { one: { en: 'Provider user', ar: 'مستخدم مزوّد' }, many: { en: 'Provider users', ar: 'مستخدمو المزوّدين' } },
  group: 'people',
  icon: 'team',
  table: 'domain',
  subsetOf: 'users',
  fields: {
    name: text('Name', 'الاسم', { min: 2, max: 80 }),
    phone: phone('Phone', 'الجوال', { unique: true, help: phoneHelp }),
    email: email('Email', 'البريد الإلكتروني', { optional: true }),
    provider_id: belongsTo('Provider', 'يعمل لدى', 'providers', {
      optional: true,
      requiredWhenVisible: { message: { en: 'Choose the provider', ar: 'اختر مزوّد الخدمة' } },
      tabLabel: { en: 'Users', ar: 'المستخدمون' },
    }),
    role: choice(
      'Role',
      'الدور',
      { provider: { en: 'Owner', ar: 'المالك' }, provider_user: { en: 'Team member', ar: 'مستخدم مُضاف' } },
      { default: 'provider_user' },
    ),
    permissions: permissions('Permissions', 'الصلاحيات', {
      optional: true,
      options: providerPermissions,
      empty: { en: 'None', ar: 'بلا صلاحيات' },
      visibleWhen: { field: 'role', is: ['provider_user'] },
      hiddenLabel: { en: 'All permissions', ar: 'كل الصلاحيات' },
    }),
    status: status(accountLifecycle, { readOnly: true, default: 'not_activated' }),
    city_id: belongsTo('City', 'المدينة', 'cities', { optional: true }),
    avatar_file_id: image('Image', 'الصورة', { optional: true, shownToAll: true }),
  },
  title: 'name',
  list: ['name', 'phone', 'provider_id', 'role', 'permissions', 'status', 'created_at'],
  filters: ['provider_id', 'role', 'status', 'created_at'],
  sort: '-created_at',
  search: ['name', 'phone', 'email'],
  access: { action: 'adm.providers', remove: false },
  creator: true,
  historyLabels: {
    ...accountHistoryLabels,
    invite: { en: 'Invitation sent again', ar: 'إعادة إرسال الدعوة' },
  },
  related: ['complaints.user_id', 'notifications.user_id', 'outbound-messages.user_id', 'sessions.user_id'],
  actions: {
    ...statusActions(accountLifecycle, { block: { effect: 'block_user' } }),
    send_password_link: { ...sendPasswordLink, when: ({ status }) => status === 'not_activated' || status === 'active' },
    end_sessions: {
      ...endSessions,
      confirm: {
        en: 'Log this user out everywhere? They will have to log in again on every device.',
        ar: 'سيحتاج المستخدم إلى الدخول من جديد على كل أجهزته. هل تتابع؟',
      },
    },
  },
})
