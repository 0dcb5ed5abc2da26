import { boolean, choice, count, localized, localizedLong } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const faqs = resource({
  name: 'faqs',
  label: { one: ['FAQ', 'سؤال شائع'], many: ['FAQs', 'الأسئلة الشائعة'] },
  group: 'content',
  icon: 'question-circle',
  fields: {
    question: localized('Question', 'السؤال', { min: 8, max: 200 }),
    answer: localizedLong('Answer', 'الإجابة', { max: 1500 }),
    topic: choice('Topic', 'الموضوع', {
      orders: ['Orders', 'الطلبات'],
      payment: ['Payment', 'الدفع'],
      providers: ['Providers', 'مزوّدو الخدمة'],
      account: ['Account', 'الحساب'],
    }),
    is_published: boolean('Published', 'منشور', { default: true }),
    sort_order: count('Order in lists', 'الترتيب في القوائم', { default: 0, max: 9999, help: ['0 puts it last', 'صفر يضعه في الأخير'] }),
  },
  title: 'question',
  list: ['question', 'topic', 'is_published', 'sort_order'],
  filters: ['topic', 'is_published'],
  inline: ['is_published'],
  sort: 'sort_order',
  position: 'sort_order',
  search: ['question', 'answer'],
  access: { public: ['question', 'answer', 'topic', 'sort_order'], publicWhere: { is_published: true } },
})
