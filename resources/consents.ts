import { belongsTo, choice, count, dateTime, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** Which version of the terms an account agreed to, and when. Rows are never changed. */
export const consents = resource({
  name: 'consents',
  label: { one: { en: 'Consent', ar: 'موافقة' }, many: { en: 'Consents', ar: 'الموافقات' } },
  group: 'people',
  icon: 'file-done',
  isLog: true,
  isNested: true,
  fields: {
    user_id: belongsTo('Account', 'الحساب', 'users'),
    document: choice('Document', 'الوثيقة', {
      terms: { en: 'Terms and conditions', ar: 'الشروط والأحكام' },
      privacy: { en: 'Privacy policy', ar: 'سياسة الخصوصية' },
    }),
    document_version: count('Version', 'النسخة', { min: 1, ungrouped: true }),
    agreed_at: dateTime('Agreed at', 'وقت الموافقة'),
    address: text('IP address', 'عنوان الشبكة', { optional: true }),
  },
  title: 'document',
  list: ['document', 'document_version', 'agreed_at', 'address', 'user_id'],
  filters: ['document', 'user_id', 'agreed_at'],
  sort: '-agreed_at',
  access: { action: 'adm.customers', create: false, edit: false, remove: false },
})
