import { belongsTo, boolean, choice, count, list, localized, localizedLong, longText, money } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { serviceModes } from '@wasl/shared/rules/service-modes.ts'
import { maxQuestions, numberBounds, optionsOf } from '@wasl/shared/rules/service-questions.ts'

export const services = resource({
  name: 'services',
  label: { one: { en: 'Service', ar: 'خدمة' }, many: { en: 'Services', ar: 'الخدمات' } },
  group: 'catalog',
  icon: 'tool',
  fields: {
    category_id: belongsTo('Category', 'التصنيف', 'categories'),
    kind: choice(
      'Type',
      'النوع',
      { service: { en: 'Service', ar: 'خدمة' }, consultation: { en: 'Consultation', ar: 'استشارة' } },
      { default: 'service' },
    ),
    mode: choice('Where it is done', 'مكان التنفيذ', serviceModes, {
      default: 'on_site',
      help: {
        en: 'Decides what the order form asks for. Remote services reach the providers of every city',
        ar: 'يحدد ما يسأل عنه نموذج الطلب. الخدمات عن بُعد تصل إلى مزوّدي كل المدن',
      },
    }),
    name: localized('Name', 'الاسم', { max: 80 }),
    description: localizedLong('Description', 'الوصف', { max: 400 }),
    questions: list(
      'Questions',
      'الأسئلة',
      {
        text: localized('Question', 'السؤال', { max: 160 }),
        answer_type: choice('Answer', 'نوع الإجابة', {
          text: { en: 'Text', ar: 'نص' },
          number: { en: 'Number', ar: 'رقم' },
          choice: { en: 'Choice', ar: 'اختيار' },
          file: { en: 'File', ar: 'ملف' },
        }),
        options: localizedLong('Options, one per line', 'الخيارات، كل خيار في سطر', {
          optional: true,
          max: 600,
          visibleWhen: { field: 'answer_type', is: ['choice'] },
          requiredWhenVisible: { message: { en: 'Enter the options, one per line', ar: 'اكتب الخيارات، كل خيار في سطر' } },
        }),
        unit: localized('Unit', 'الوحدة', {
          optional: true,
          max: 20,
          visibleWhen: { field: 'answer_type', is: ['number'] },
          help: { en: 'Such as m² or months', ar: 'مثل: م² أو شهر' },
        }),
        min: count('Lowest number', 'أقل رقم', {
          optional: true,
          visibleWhen: { field: 'answer_type', is: ['number'] },
          help: { en: '1 if empty', ar: 'إن تُرك فارغًا فهو 1' },
        }),
        max: count('Highest number', 'أعلى رقم', { optional: true, min: 1, visibleWhen: { field: 'answer_type', is: ['number'] } }),
        is_required: boolean('Required', 'مطلوب', { default: true }),
      },
      {
        one: { en: 'Question', ar: 'سؤال' },
        max: maxQuestions,
        requiredWhenVisible: {
          when: { field: 'kind', is: ['consultation'] },
          message: { en: 'A consultation needs at least one question', ar: 'الاستشارة تحتاج سؤالًا واحدًا على الأقل' },
        },
      },
    ),
    keywords: longText('Search words', 'كلمات البحث', {
      optional: true,
      max: 600,
      help: {
        en: 'Other words people search for, in both languages, separated by commas: plumber, pipes, leak',
        ar: 'كلمات أخرى يبحث بها الناس، باللغتين، تفصل بينها فواصل: سباك، مواسير، plumber',
      },
    }),
    starting_price: money('Starting price', 'يبدأ من', {
      optional: true,
      min: 100,
      help: { en: 'Before VAT; the site shows it with VAT', ar: 'قبل الضريبة، ويعرضه الموقع شاملًا لها' },
    }),
    is_active: boolean('Active', 'مفعّلة', { default: true }),
    sort_order: count('Sort order', 'الترتيب في القوائم', {
      default: 0,
      max: 9999,
      help: { en: 'Lower numbers come first', ar: 'الأقل رقمًا يظهر أولًا' },
    }),
  },
  rules: [
    {
      field: 'questions',
      isValid: ({ questions }) => questions.every(({ options }) => options === null || optionsOf(options).ar.length > 1),
      message: { en: 'A choice question needs at least two options', ar: 'سؤال الاختيار يحتاج خيارين على الأقل' },
    },
    {
      field: 'questions',
      isValid: ({ questions }) => questions.every(({ options }) => optionsOf(options).ar.length === optionsOf(options).en.length),
      message: { en: 'Both languages need the same number of options', ar: 'عدد الخيارات مختلف بين اللغتين' },
    },
    {
      field: 'questions',
      isValid: ({ questions }) => questions.map(numberBounds).every(({ min, max }) => min <= max),
      message: { en: 'The lowest number is above the highest', ar: 'أقل رقم أكبر من أعلى رقم' },
    },
  ],
  title: 'name',
  list: ['name', 'category_id', 'kind', 'mode', 'starting_price', 'is_active'],
  filters: ['category_id', 'kind', 'mode', 'is_active'],
  inlineEdit: ['starting_price', 'is_active', 'category_id'],
  sort: 'sort_order',
  readyRows: true,
  search: ['name', 'description', 'keywords'],
  unique: [['category_id', 'name']],
  access: {
    action: 'adm.categories',
    public: {
      action: 'pub.home',
      fields: ['category_id', 'kind', 'mode', 'name', 'description', 'questions', 'starting_price', 'sort_order'],
      where: { is_active: true },
    },
  },
  actions: {
    activate: {
      label: { en: 'Activate', ar: 'تفعيل' },
      done: { en: '{row} is active', ar: 'تم تفعيل {row}' },
      when: (service) => !service.is_active,
      message: { en: 'Already active', ar: 'مفعّلة بالفعل' },
      set: { is_active: true },
    },
    deactivate: {
      label: { en: 'Deactivate', ar: 'إيقاف' },
      done: { en: '{row} is inactive', ar: 'تم إيقاف {row}' },
      when: (service) => service.is_active,
      message: { en: 'Already inactive', ar: 'غير مفعّلة حاليًا' },
      set: { is_active: false },
      tone: 'danger',
    },
  },
})
