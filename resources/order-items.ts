import { belongsTo, count, file, list, localized, longText } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** The services of each order, with the client's answers to the questions of the service. */
export const orderItems = resource({
  name: 'order-items',
  label: {
    one: { en: 'Requested service', ar: 'خدمة مطلوبة' },
    many: { en: 'Requested services', ar: 'الخدمات المطلوبة' },
  },
  group: 'operations',
  icon: 'tool',
  table: 'domain',
  timestamps: [],
  isLog: true,
  isNested: true,
  fields: {
    order_id: belongsTo('Order', 'الطلب', 'orders'),
    service: localized('Service', 'الخدمة'),
    service_id: belongsTo('Catalog service', 'في دليل الخدمات', 'services'),
    note: longText('Note', 'ملاحظة', { optional: true }),
    answers: list(
      'Answers',
      'الإجابات',
      {
        question: localized('Question', 'السؤال'),
        answer: localized('Answer', 'الإجابة', { optional: true }),
        file_id: file('File', 'الملف', { optional: true, private: true }),
      },
      { one: { en: 'Answer', ar: 'إجابة' }, isInline: true },
    ),
    position: count('Position', 'الترتيب في الطلب', { internal: true }),
  },
  title: 'service',
  subtitle: 'order_id',
  list: ['service', 'order_id', 'note', 'answers'],
  filters: ['order_id', 'service_id'],
  sort: 'position',
  search: ['service', 'note'],
  access: { action: 'adm.order.read', create: false, edit: false, remove: false },
  related: ['order-files.item_id'],
})
