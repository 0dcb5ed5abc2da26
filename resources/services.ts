import { belongsTo, boolean, choice, count, list, localized, localizedLong, money } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { optionsOf } from '@wasl/shared/rules/question-options.ts'

export const services = resource({
  name: 'services',
  label: { one: ['Service', 'خدمة'], many: ['Services', 'الخدمات'] },
  group: 'catalog',
  icon: 'tool',
  fields: {
    category_id: belongsTo('Category', 'التصنيف', 'categories'),
    kind: choice('Type', 'النوع', { service: ['Service', 'خدمة'], consultation: ['Consultation', 'استشارة'] }, { default: 'service' }),
    name: localized('Name', 'الاسم', { max: 80 }),
    description: localizedLong('Description', 'الوصف', { max: 400 }),
    questions: list(
      'Questions',
      'الأسئلة',
      {
        text: localized('Question', 'السؤال', { max: 160 }),
        answer_type: choice('Answer', 'نوع الإجابة', { text: ['Text', 'نص'], choice: ['Choice', 'اختيار'], file: ['File', 'ملف'] }),
        options: localizedLong('Options, one a line', 'الخيارات، كل خيار في سطر', {
          optional: true,
          max: 600,
          visibleWhen: { field: 'answer_type', is: ['choice'] },
          needed: { otherwise: ['Write the options, one a line', 'اكتب الخيارات، كل خيار في سطر'] },
        }),
        is_required: boolean('Required', 'مطلوب', { default: true }),
      },
      {
        one: ['Question', 'سؤال'],
        max: 10,
        needed: {
          when: { field: 'kind', is: ['consultation'] },
          otherwise: ['A consultation needs at least one question', 'الاستشارة تحتاج سؤالًا واحدًا على الأقل'],
        },
      },
    ),
    starting_price: money('Starting price', 'يبدأ من', { optional: true, min: 100 }),
    is_active: boolean('Active', 'مفعّلة', { default: true }),
    sort_order: count('Order in lists', 'الترتيب في القوائم', {
      default: 0,
      max: 9999,
      help: ['Lower numbers come first', 'الأقل رقمًا يظهر أولًا'],
    }),
  },
  rules: [
    {
      on: 'questions',
      holds: ({ questions }) => questions.every(({ options }) => options === null || optionsOf(options).ar.length > 1),
      otherwise: ['A choice needs at least two options', 'سؤال الاختيار يحتاج خيارين على الأقل'],
    },
    {
      on: 'questions',
      holds: ({ questions }) => questions.every(({ options }) => optionsOf(options).ar.length === optionsOf(options).en.length),
      otherwise: ['The options differ in number between the two languages', 'عدد الخيارات مختلف بين اللغتين'],
    },
  ],
  title: 'name',
  list: ['name', 'category_id', 'kind', 'starting_price', 'is_active'],
  filters: ['category_id', 'kind', 'is_active'],
  inline: ['is_active'],
  sort: 'sort_order',
  search: ['name', 'description'],
  unique: [['category_id', 'name']],
  access: {
    public: ['category_id', 'kind', 'name', 'description', 'questions', 'starting_price', 'sort_order'],
    publicWhere: { is_active: true },
  },
  actions: {
    activate: {
      label: ['Activate', 'تفعيل'],
      when: (service) => !service.is_active,
      otherwise: ['Active already', 'مفعّلة بالفعل'],
      set: { is_active: true },
    },
    deactivate: {
      label: ['Deactivate', 'إيقاف'],
      when: (service) => service.is_active,
      otherwise: ['Not active now', 'غير مفعّلة حاليًا'],
      set: { is_active: false },
      tone: 'danger',
    },
  },
})
