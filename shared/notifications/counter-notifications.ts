import { notificationTemplate } from './notification-template.ts'

/** The notifications about counter-offers. Source: domain, section 6. */
export const counterNotifications = {
  counter_accepted: notificationTemplate(
    'client',
    'high',
    { en: 'Your proposal was accepted', ar: 'قُبل مقترحك' },
    {
      en: '{provider} accepted your terms for order {order}: {amount}, {days}.',
      ar: 'وافق {provider} على شروطك للطلب {order}: {amount}، {days}.',
    },
  ),
  counter_rejected: notificationTemplate(
    'client',
    'high',
    { en: 'Your proposal was rejected', ar: 'رُفض مقترحك' },
    {
      en: '{provider} rejected your terms for order {order}: {reason}',
      ar: 'رفض {provider} شروطك للطلب {order}: {reason}',
    },
  ),
  counter_received: notificationTemplate(
    'provider',
    'high',
    { en: 'The client proposed other terms', ar: 'اقترح العميل شروطًا أخرى' },
    { en: 'The client proposes {amount}, {days} for order {order}.', ar: 'يقترح العميل {amount}، {days} للطلب {order}.' },
  ),
} as const
