import { belongsTo, choice, dateTime, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { registers } from '@wasl/shared/rules/seller-numbers.ts'

/** What the registers said about the numbers of providers and the VAT numbers of company clients, one row for each check. Rows are never changed. */
export const registerChecks = resource({
  name: 'register-checks',
  label: {
    one: { en: 'Register check', ar: 'تحقق من رقم' },
    many: { en: 'Register checks', ar: 'التحقق من الأرقام' },
  },
  group: 'people',
  icon: 'search',
  isLog: true,
  isNested: true,
  fields: {
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers', { optional: true }),
    client_id: belongsTo('Client', 'العميل', 'users', { optional: true }),
    register: choice('Register', 'السجل', registers),
    checked_number: text('Number', 'الرقم', { max: 15 }),
    result: choice(
      'Result',
      'النتيجة',
      {
        valid: { en: 'Valid', ar: 'صحيح' },
        invalid: { en: 'Not valid', ar: 'غير صحيح' },
        no_answer: { en: 'No answer', ar: 'لم يُجب السجل' },
      },
      { tones: { valid: 'good', invalid: 'bad', no_answer: 'warn' } },
    ),
    registered_name: text('Registered name', 'الاسم المسجّل', { optional: true, max: 300 }),
    checked_at: dateTime('Checked at', 'وقت التحقق'),
  },
  title: 'checked_number',
  subtitle: 'provider_id',
  list: ['checked_number', 'register', 'result', 'registered_name', 'checked_at', 'provider_id', 'client_id'],
  filters: ['register', 'result', 'provider_id', 'client_id', 'checked_at'],
  sort: '-checked_at',
  search: ['checked_number'],
  access: { action: 'adm.providers', create: false, edit: false, remove: false },
})
