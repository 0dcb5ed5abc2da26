import { belongsTo, count, file, list, localized, longText } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** What clients asked for: each service of each order, with its questions and how they were answered. */
export const orderItems = resource({
  name: 'order-items',
  label: {
    one: ['Service asked for', 'خدمة مطلوبة'],
    many: ['Services asked for', 'الخدمات المطلوبة'],
  },
  group: 'operations',
  icon: 'tool',
  table: 'domain',
  stamps: [],
  isTrail: true,
  isWithin: true,
  fields: {
    order_id: belongsTo('Order', 'الطلب', 'orders'),
    service: localized('Service', 'الخدمة'),
    service_id: belongsTo('In the catalogue', 'في دليل الخدمات', 'services'),
    note: longText('Note', 'ملاحظة', { optional: true }),
    answers: list(
      'Answers',
      'الإجابات',
      {
        question: localized('Question', 'السؤال'),
        answer: localized('Answer', 'الإجابة', { optional: true }),
        file_id: file('File', 'الملف', { optional: true, private: true }),
      },
      { one: ['Answer', 'إجابة'], isTold: true },
    ),
    position: count('Place in the order', 'الترتيب في الطلب', { internal: true }),
  },
  title: 'service',
  besideTitle: 'order_id',
  list: ['service', 'order_id', 'note', 'answers'],
  filters: ['order_id', 'service_id'],
  sort: 'position',
  search: ['service', 'note'],
  access: { create: false, edit: false, remove: false },
  related: ['order-files.item_id'],
})
