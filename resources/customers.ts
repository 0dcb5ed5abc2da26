import { accountLifecycle } from '@wasl/shared/lifecycle/accounts.ts'
import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { belongsTo, boolean, choice, email, file, image, money, phone, status, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { accountHistoryLabels, endSessions, phoneHelp, sendPasswordLink } from './accounts.ts'

export const customers = resource({
  name: 'customers',
  label: {
    one: { en: 'Client', ar: 'عميل' },
    many: { en: 'Clients', ar: 'العملاء' },
    newRowsArabic: { one: 'عميل جديد', two: 'عميلان جديدان', few: 'عملاء جدد', many: 'عميلًا جديدًا' },
  },
  group: 'people',
  icon: 'user',
  table: 'domain',
  subsetOf: 'users',
  fields: {
    name: text('Name', 'الاسم', { min: 2, max: 80 }),
    phone: phone('Phone', 'الجوال', { unique: true, help: phoneHelp }),
    email: email('Email', 'البريد الإلكتروني', { optional: true }),
    client_type: choice(
      'Type',
      'النوع',
      { individual: { en: 'Individual', ar: 'فرد' }, company: { en: 'Company', ar: 'منشأة' } },
      { optional: true, default: 'individual' },
    ),
    commercial_number: text('Commercial registration', 'السجل التجاري', {
      optional: true,
      pattern: /^\d{10}$/,
      patternHelp: { en: '10 digits', ar: '10 أرقام' },
      visibleWhen: { field: 'client_type', is: ['company'] },
    }),
    vat_number: text('VAT number', 'الرقم الضريبي', {
      optional: true,
      pattern: /^3\d{13}3$/,
      patternHelp: { en: '15 digits, the first and the last 3', ar: '15 رقمًا يبدأ وينتهي بالرقم 3' },
      visibleWhen: { field: 'client_type', is: ['company'] },
    }),
    certificate_file_id: file('Registration certificate', 'صورة السجل', {
      optional: true,
      private: true,
      visibleWhen: { field: 'client_type', is: ['company'] },
    }),
    city_id: belongsTo('City', 'المدينة', 'cities', { optional: true }),
    wallet_balance: money('Wallet', 'رصيد المحفظة', { readOnly: true, default: 0 }),
    status: status(accountLifecycle, { readOnly: true, default: 'active' }),
    is_notify: boolean('Notifications on', 'الإشعارات مفعّلة', { readOnly: true, default: true }),
    avatar_file_id: image('Image', 'الصورة', { optional: true, shownToAll: true }),
  },
  title: 'name',
  list: ['name', 'phone', 'status', 'wallet_balance', 'client_type', 'city_id', 'created_at'],
  filters: ['client_type', 'status', 'city_id', 'created_at'],
  totals: ['wallet_balance'],
  sort: '-created_at',
  search: ['name', 'phone', 'email'],
  notes: true,
  access: { action: { read: 'adm.customers', write: 'adm.customers.write' }, remove: false },
  creator: true,
  historyLabels: {
    ...accountHistoryLabels,
    change_accountant: { en: 'Accountant changed', ar: 'تغيير بريد المحاسب' },
    change_branch: { en: 'Branches changed', ar: 'تغيير في الفروع' },
  },
  related: [
    'colleagues.company_id',
    'orders.client_id',
    'complaints.user_id',
    'transactions.user_id',
    'coupon-uses.user_id',
    'reviews.client_id',
    'notifications.user_id',
    'outbound-messages.user_id',
    'sessions.user_id',
    'consents.user_id',
    'data-requests.user_id',
    'register-checks.client_id',
  ],
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
        en: 'Log this client out everywhere? They will have to log in again on every device.',
        ar: 'سيحتاج العميل إلى الدخول من جديد على كل أجهزته. هل تتابع؟',
      },
    },
  },
})
