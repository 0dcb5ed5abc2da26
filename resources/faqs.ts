import { boolean, choice, count, localized, localizedLong } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const faqs = resource({
  name: 'faqs',
  label: { one: { en: 'FAQ', ar: 'سؤال شائع' }, many: { en: 'FAQs', ar: 'الأسئلة الشائعة' } },
  group: 'content',
  icon: 'question-circle',
  fields: {
    question: localized('Question', 'السؤال', { min: 8, max: 200 }),
    answer: localizedLong('Answer', 'الإجابة', { max: 1500 }),
    topic: choice('Topic', 'الموضوع', {
      orders: { en: 'Orders', ar: 'الطلبات' },
      payment: { en: 'Payment', ar: 'الدفع' },
      providers: { en: 'Providers', ar: 'مزوّدو الخدمة' },
      account: { en: 'Account', ar: 'الحساب' },
    }),
    is_published: boolean('Published', 'منشور', { default: true }),
    sort_order: count('Sort order', 'الترتيب في القوائم', {
      default: 0,
      max: 9999,
      help: { en: 'Its place in lists; 0 places it last', ar: 'موضعه في القوائم، و0 يضعه في الأخير' },
    }),
  },
  title: 'question',
  list: ['question', 'topic', 'is_published', 'sort_order'],
  filters: ['topic', 'is_published'],
  inlineEdit: ['is_published', 'topic'],
  sort: 'sort_order',
  position: 'sort_order',
  search: ['question', 'answer'],
  access: {
    action: 'adm.faqs',
    public: { action: 'pub.static', fields: ['question', 'answer', 'topic', 'sort_order'], where: { is_published: true } },
  },
})
