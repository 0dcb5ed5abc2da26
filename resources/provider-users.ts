import { providerPermissions } from '@wasl/shared/access/permissions.ts'
import { belongsTo, choice, email, permissions, phone, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { accountStatuses, accountTones } from './account-statuses.ts'

export const providerUsers = resource({
  name: 'provider-users',
  label: { one: { en: 'Provider user', ar: 'مستخدم مزوّد' }, many: { en: 'Provider users', ar: 'مستخدمو المزوّدين' } },
  group: 'people',
  icon: 'team',
  table: 'domain',
  subsetOf: 'users',
  fields: {
    name: text('Name', 'الاسم'),
    phone: phone('Phone', 'الجوال'),
    email: email('Email', 'البريد الإلكتروني', { optional: true }),
    provider_id: belongsTo('Provider', 'يعمل لدى', 'providers', { optional: true, tabLabel: { en: 'Users', ar: 'المستخدمون' } }),
    role: choice('Role', 'الدور', { provider: { en: 'Owner', ar: 'المالك' }, provider_user: { en: 'Team member', ar: 'مستخدم مُضاف' } }),
    permissions: permissions('Permissions', 'الصلاحيات', {
      optional: true,
      options: providerPermissions,
      empty: { en: 'None', ar: 'بلا صلاحيات' },
      visibleWhen: { field: 'role', is: ['provider_user'] },
      hiddenLabel: { en: 'All permissions', ar: 'كل الصلاحيات' },
    }),
    status: choice('Status', 'الحالة', accountStatuses, { tones: accountTones }),
  },
  title: 'name',
  list: ['name', 'phone', 'provider_id', 'role', 'permissions', 'status', 'created_at'],
  filters: ['provider_id', 'role', 'status', 'created_at'],
  sort: '-created_at',
  search: ['name', 'phone', 'email'],
  access: { action: 'adm.providers', create: false, edit: false, remove: false },
  historyLabels: {
    invite: { en: 'Invitation sent again', ar: 'إعادة إرسال الدعوة' },
    join: { en: 'Invitation accepted', ar: 'قبول الدعوة' },
  },
  related: ['complaints.user_id', 'notifications.user_id', 'sessions.user_id'],
  actions: {
    block: {
      label: { en: 'Block', ar: 'حظر' },
      done: { en: '{row} is blocked', ar: 'تم حظر {row}' },
      reason: 'required',
      when: ({ status }) => status === 'active',
      message: { en: 'Only active accounts can be blocked', ar: 'لا يُحظر إلا حساب نشط' },
      set: { status: 'blocked' },
      effect: 'block_user',
      confirm: { en: 'Block this user? They will be logged out immediately.', ar: 'سيُسجَّل خروج المستخدم فورًا. هل تريد الحظر؟' },
      tone: 'danger',
    },
    unblock: {
      label: { en: 'Unblock', ar: 'رفع الحظر' },
      done: { en: '{row} is no longer blocked', ar: 'رُفع الحظر عن {row}' },
      when: ({ status }) => status === 'blocked',
      message: { en: 'Not blocked', ar: 'غير محظور' },
      set: { status: 'active' },
    },
    end_sessions: {
      label: { en: 'Log out everywhere', ar: 'إنهاء الجلسات' },
      done: { en: '{row} is logged out everywhere', ar: 'أُنهيت جلسات {row}' },
      when: () => true,
      set: {},
      effect: 'end_user_sessions',
      confirm: {
        en: 'Log this user out everywhere? They will have to log in again on every device.',
        ar: 'سيحتاج المستخدم إلى الدخول من جديد على كل أجهزته. هل تتابع؟',
      },
    },
  },
})
