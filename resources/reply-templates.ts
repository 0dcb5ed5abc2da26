import { boolean, count, localized, localizedLong } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** Ready-made replies of the administration to complaints and chats, in both languages. */
export const replyTemplates = resource({
  name: 'reply-templates',
  label: { one: { en: 'Reply template', ar: 'قالب رد' }, many: { en: 'Reply templates', ar: 'قوالب الردود' } },
  group: 'operations',
  icon: 'message',
  fields: {
    name: localized('Name', 'الاسم', { min: 2, max: 60, unique: true }),
    text: localizedLong('Text', 'النص', { min: 5, max: 2000 }),
    is_active: boolean('Active', 'مفعّل', { default: true }),
    sort_order: count('Sort order', 'الترتيب في القوائم', {
      default: 0,
      max: 9999,
      help: { en: 'Its place in lists; 0 places it last', ar: 'موضعه في القوائم، و0 يضعه في الأخير' },
    }),
  },
  title: 'name',
  list: ['name', 'text', 'is_active', 'sort_order'],
  filters: ['is_active'],
  inlineEdit: ['is_active'],
  sort: 'sort_order',
  position: 'sort_order',
  search: ['name', 'text'],
  access: { action: { read: 'adm.complaints.read', write: 'adm.complaints.reply' } },
})
