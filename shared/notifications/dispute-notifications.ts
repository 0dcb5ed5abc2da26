import { type NotificationTemplate, notificationTemplate } from './notification-template.ts'

/** The notifications about blocking complaints, to both parties of the order. */
export const disputeNotifications = {
  dispute_opened: notificationTemplate(
    'other',
    'high',
    { en: 'The order is in dispute', ar: 'الطلب قيد النزاع' },
    {
      en: 'A complaint froze order {order}: {reason}. You can answer it with evidence.',
      ar: 'جُمّد الطلب {order} بسبب شكوى: {reason}. رد وأرفق ما يثبت ردك.',
    },
  ),
  dispute_message: notificationTemplate(
    'other',
    'normal',
    { en: 'New message in a dispute', ar: 'رسالة جديدة في نزاع' },
    { en: 'The other party wrote in complaint {number}.', ar: 'كتب الطرف الآخر في الشكوى {number}.' },
  ),
  dispute_replied: notificationTemplate(
    'other',
    'high',
    { en: 'The administration wrote in a dispute', ar: 'كتبت الإدارة في نزاع' },
    {
      en: 'The administration wrote in complaint {number} about order {order}.',
      ar: 'كتبت الإدارة في الشكوى {number} عن الطلب {order}.',
    },
  ),
  dispute_decided: notificationTemplate(
    'other',
    'high',
    { en: 'The dispute is decided', ar: 'صدر قرار النزاع' },
    {
      en: 'Decision on order {order}: {amount} go back to the client and {rest} to {party}. Either party can appeal until {date}.',
      ar: 'قرار الطلب {order}: يعود {amount} إلى العميل ويذهب {rest} إلى {party}. لكل طرف الاعتراض حتى {date}.',
    },
  ),
  dispute_appealed: notificationTemplate(
    'other',
    'high',
    { en: 'The decision was appealed', ar: 'اعتراض على القرار' },
    {
      en: 'The decision on order {order} was appealed. Another administrator reviews it.',
      ar: 'قُدّم اعتراض على قرار الطلب {order}، وسيراجعه مشرف آخر.',
    },
  ),
  dispute_resolved: notificationTemplate(
    'other',
    'high',
    { en: 'The dispute has ended', ar: 'انتهى النزاع' },
    { en: 'The dispute about order {order} has ended: {reason}', ar: 'انتهى النزاع على الطلب {order}: {reason}' },
  ),
  dispute_withdrawn: notificationTemplate(
    'other',
    'normal',
    { en: 'The dispute was withdrawn', ar: 'سُحب النزاع' },
    { en: 'The dispute about order {order} was withdrawn, and the order continues.', ar: 'سُحب النزاع على الطلب {order}، والطلب مستمر.' },
  ),
} as const satisfies Readonly<Record<string, NotificationTemplate>>
