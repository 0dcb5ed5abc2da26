import { type NotificationTemplate, notificationTemplate } from './notification-template.ts'

/** Of withdrawals from goods and their returns, to the client and the provider. */
export const returnNotifications = {
  return_requested: notificationTemplate(
    'provider',
    'deadline',
    { en: 'Return requested', ar: 'طلب إرجاع' },
    {
      en: 'The client wants to return goods of order {order}: {reason}. Answer in time, otherwise the return is accepted.',
      ar: 'يريد العميل إرجاع منتجات من الطلب {order}: {reason}. رد خلال المهلة وإلا قُبل الإرجاع.',
    },
  ),
  return_accepted: notificationTemplate(
    'client',
    'deadline',
    { en: 'Return accepted', ar: 'قُبل الإرجاع' },
    {
      en: 'Send the goods of order {order} back to the seller, then confirm it on the page of the order.',
      ar: 'أرسل منتجات الطلب {order} إلى البائع، ثم أكّد ذلك في صفحته.',
    },
  ),
  return_rejected: notificationTemplate(
    'client',
    'high',
    { en: 'Return rejected', ar: 'رُفض الإرجاع' },
    { en: 'The seller rejected the return of goods of order {order}: {reason}', ar: 'رفض البائع الإرجاع من الطلب {order}: {reason}' },
  ),
  withdrawal_rejected: notificationTemplate(
    'client',
    'high',
    { en: 'Your withdrawal was rejected', ar: 'رُفض تراجعك عن الطلب' },
    {
      en: 'The seller rejected your withdrawal from order {order}: {reason}. You can return the goods once you have them, or send a complaint.',
      ar: 'رفض البائع تراجعك عن الطلب {order}: {reason}. يمكنك إرجاع المنتجات بعد استلامها، أو تقديم شكوى.',
    },
  ),
  return_sent_back: notificationTemplate(
    'provider',
    'deadline',
    { en: 'Goods are coming back', ar: 'منتجات في طريق عودتها' },
    {
      en: 'The client sent goods of order {order} back. Confirm them once you have them.',
      ar: 'أرسل العميل منتجات من الطلب {order}. أكّد وصولها عند استلامها.',
    },
  ),
  return_lapsed: notificationTemplate(
    'client',
    'high',
    { en: 'Return ended', ar: 'انتهى الإرجاع' },
    {
      en: 'The goods of order {order} were not sent back in time, so the return ended.',
      ar: 'لم تُرسل منتجات الطلب {order} في المهلة، فانتهى الإرجاع.',
    },
  ),
} as const satisfies Readonly<Record<string, NotificationTemplate>>
