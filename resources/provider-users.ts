import { providerPermissions } from '@wasl/shared/access/permissions.ts'
import { belongsTo, choice, email, permissions, phone, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { accountStatuses, accountTones } from './account-statuses.ts'

export const providerUsers = resource({
  name: 'provider-users',
  label: { one: ['Provider user', 'مستخدم مزوّد'], many: ['Provider users', 'مستخدمو المزوّدين'] },
  group: 'people',
  icon: 'team',
  table: 'domain',
  partOf: 'users',
  fields: {
    name: text('Name', 'الاسم'),
    phone: phone('Phone', 'الجوال'),
    email: email('E-mail', 'البريد الإلكتروني', { optional: true }),
    provider_id: belongsTo('Works for', 'يعمل لدى', 'providers', { optional: true, within: ['Users', 'المستخدمون'] }),
    role: choice('Role', 'الدور', { provider: ['Owner', 'المالك'], provider_user: ['Added user', 'مستخدم مُضاف'] }),
    permissions: permissions('Permissions', 'الصلاحيات', {
      optional: true,
      of: providerPermissions,
      empty: ['None', 'بلا صلاحيات'],
      visibleWhen: { field: 'role', is: ['provider_user'] },
      unseen: ['All permissions', 'كل الصلاحيات'],
    }),
    status: choice('Status', 'الحالة', accountStatuses, { tones: accountTones }),
  },
  title: 'name',
  list: ['name', 'phone', 'provider_id', 'role', 'permissions', 'status', 'created_at'],
  filters: ['provider_id', 'role', 'status', 'created_at'],
  sort: '-created_at',
  search: ['name', 'phone', 'email'],
  access: { create: false, edit: false, remove: false },
  related: ['complaints.user_id', 'notifications.user_id', 'sessions.user_id'],
  actions: {
    block: {
      label: ['Block', 'حظر'],
      reason: 'required',
      when: ({ status }) => status === 'active',
      otherwise: ['Only an active account is blocked', 'لا يُحظر إلا حساب نشط'],
      set: { status: 'blocked' },
      effect: 'block_user',
      confirm: ['This logs the user out at once. Block?', 'سيُسجَّل خروج المستخدم فورًا. هل تريد الحظر؟'],
      tone: 'danger',
    },
    unblock: {
      label: ['Unblock', 'رفع الحظر'],
      when: ({ status }) => status === 'blocked',
      otherwise: ['Not blocked', 'غير محظور'],
      set: { status: 'active' },
    },
    end_sessions: {
      label: ['Log out everywhere', 'إنهاء الجلسات'],
      when: () => true,
      set: {},
      effect: 'end_user_sessions',
      confirm: ['The user has to log in again on every device. Go on?', 'سيحتاج المستخدم إلى الدخول من جديد على كل أجهزته. هل تتابع؟'],
    },
  },
})
