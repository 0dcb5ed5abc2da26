import { accountLifecycle } from '@wasl/shared/lifecycle/accounts.ts'
import { belongsTo, boolean, choice, email, phone, status, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const users = resource({
  name: 'users',
  label: {
    one: { en: 'Account', ar: 'حساب' },
    many: { en: 'All accounts', ar: 'كل الحسابات' },
    rows: { en: 'Accounts', ar: 'الحسابات' },
    newRowsArabic: { one: 'حساب جديد', two: 'حسابان جديدان', few: 'حسابات جديدة', many: 'حسابًا جديدًا' },
  },
  group: 'people',
  icon: 'team',
  table: 'domain',
  fields: {
    name: text('Name', 'الاسم'),
    phone: phone('Phone', 'الجوال', { unique: true }),
    email: email('Email', 'البريد الإلكتروني', { optional: true }),
    role: choice('Role', 'الدور', {
      client: { en: 'Client', ar: 'عميل' },
      provider: { en: 'Provider', ar: 'مزوّد خدمة' },
      provider_user: { en: 'Provider user', ar: 'مستخدم لدى المزوّد' },
    }),
    client_type: choice(
      'Client type',
      'نوع العميل',
      { individual: { en: 'Individual', ar: 'فرد' }, company: { en: 'Company', ar: 'منشأة' } },
      { optional: true },
    ),
    commercial_number: text('Commercial registration', 'السجل التجاري', {
      optional: true,
      visibleWhen: { field: 'client_type', is: ['company'] },
    }),
    city_id: belongsTo('City', 'المدينة', 'cities', { optional: true }),
    provider_id: belongsTo('Provider', 'يعمل لدى', 'providers', {
      optional: true,
      visibleWhen: { field: 'role', is: ['provider', 'provider_user'] },
    }),
    status: status(accountLifecycle),
    is_notify: boolean('Notifications on', 'الإشعارات مفعّلة'),
  },
  title: 'name',
  list: ['name', 'phone', 'role', 'client_type', 'city_id', 'status', 'created_at'],
  filters: ['role', 'client_type', 'status', 'city_id', 'created_at'],
  sort: '-created_at',
  search: ['name', 'phone', 'email'],
  access: { action: 'adm.customers', create: false, edit: false, remove: false },
  related: [
    'complaints.user_id',
    'reviews.client_id',
    'transactions.user_id',
    'notifications.user_id',
    'outbound-messages.user_id',
    'sessions.user_id',
    'consents.user_id',
    'data-requests.user_id',
  ],
})
