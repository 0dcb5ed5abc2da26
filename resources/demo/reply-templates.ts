import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { replyTemplates } from '../reply-templates.ts'

/** The reply templates of the demo, in their order. */
export const demoReplyTemplates: readonly Draft<typeof replyTemplates>[] = [
  {
    name: { en: 'Received', ar: 'استلام الشكوى' },
    text: {
      en: 'Thank you for writing to us. We have received your complaint and are checking it with the provider. You will hear from us within one working day.',
      ar: 'شكرًا لتواصلك معنا. استلمنا شكواك ونراجعها مع مزوّد الخدمة، وسنرد عليك خلال يوم عمل واحد.',
    },
    sort_order: 1,
  },
  {
    name: { en: 'Pictures needed', ar: 'طلب صور' },
    text: {
      en: 'So that we can decide fairly, please send pictures of the work and tell us when the problem appeared.',
      ar: 'حتى نبتّ في الشكوى بإنصاف، نرجو إرسال صور للعمل وإخبارنا متى ظهرت المشكلة.',
    },
    sort_order: 2,
  },
  {
    name: { en: 'New visit arranged', ar: 'زيارة جديدة' },
    text: {
      en: 'We are sorry about what happened. The provider visits you again at no charge and calls you first to agree on a time.',
      ar: 'نعتذر عما حدث. سيزورك مزوّد الخدمة مرة أخرى دون رسوم، وسيتصل بك أولًا للاتفاق على الموعد.',
    },
    sort_order: 3,
  },
]
