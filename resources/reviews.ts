import { belongsTo, choice, count, dateTime, images, longText, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { maxReviewImages } from '@wasl/shared/rules/limits.ts'

export const reviews = resource({
  name: 'reviews',
  label: {
    one: { en: 'Review', ar: 'تقييم' },
    many: { en: 'Reviews', ar: 'التقييمات' },
    newRowsArabic: { one: 'تقييم جديد', two: 'تقييمان جديدان', few: 'تقييمات جديدة', many: 'تقييمًا جديدًا' },
  },
  group: 'operations',
  icon: 'star',
  table: 'domain',
  fields: {
    client_name: text('Display name', 'الاسم المعروض'),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers', { optional: true }),
    product_id: belongsTo('Product', 'المنتج', 'products', { optional: true }),
    order_id: belongsTo('Order', 'الطلب', 'orders', { optional: true }),
    client_id: belongsTo('Client', 'العميل', 'users', { optional: true }),
    rating: count('Rating', 'التقييم', { min: 1, max: 5, outOf: 5 }),
    comment: longText('Comment', 'التعليق', { min: 5, max: 1000 }),
    images: images('Photos', 'الصور', { optional: true, max: maxReviewImages }),
    answer: longText('Provider’s reply', 'رد مزوّد الخدمة', { optional: true }),
    answered_at: dateTime('Replied at', 'وقت الرد', { optional: true }),
    status: choice(
      'Status',
      'الحالة',
      { published: { en: 'Published', ar: 'منشور' }, hidden: { en: 'Hidden', ar: 'مخفي' } },
      { tones: { published: 'good', hidden: 'plain' } },
    ),
  },
  title: 'client_name',
  subtitle: 'provider_id',
  list: ['client_name', 'provider_id', 'product_id', 'rating', 'comment', 'status', 'created_at'],
  filters: ['status', 'rating', 'provider_id', 'product_id', 'client_id', 'created_at'],
  sort: '-created_at',
  search: ['client_name', 'comment'],
  related: ['review-reports.review_id'],
  access: { action: 'adm.order.read', create: false, edit: false, remove: false },
  actions: {
    hide: {
      label: { en: 'Hide', ar: 'إخفاء' },
      done: { en: 'The review is hidden', ar: 'أُخفي التقييم' },
      when: ({ status }) => status === 'published',
      message: { en: 'Already hidden', ar: 'مخفي بالفعل' },
      set: { status: 'hidden' },
      reason: 'required',
      tone: 'danger',
      effect: 'hide_review',
    },
    publish: {
      label: { en: 'Publish', ar: 'نشر' },
      done: { en: 'The review is published', ar: 'نُشر التقييم' },
      when: ({ status }) => status === 'hidden',
      message: { en: 'Already published', ar: 'منشور بالفعل' },
      set: { status: 'published' },
      effect: 'publish_review',
    },
  },
})
