import { type NotificationTemplate, notificationTemplate } from './notification-template.ts'

/** What a colleague of a company and the owner of its account tell each other about amounts above a limit. Decision 0350. */
export const approvalNotifications = {
  approval_requested: notificationTemplate(
    'client',
    'high',
    { en: 'Your approval is requested', ar: 'مطلوب موافقتك' },
    {
      en: '{colleague} asks you to approve {amount} for order {order}.',
      ar: 'طلب موافقة على {amount} للطلب {order} من {colleague}.',
    },
    true,
  ),
  approval_given: notificationTemplate(
    'client',
    'high',
    { en: 'Approved', ar: 'تمت الموافقة' },
    {
      en: 'The owner of the account approved {amount} for order {order}. You can accept now.',
      ar: 'وافق صاحب الحساب على {amount} للطلب {order}. اقبل الآن.',
    },
  ),
  approval_declined: notificationTemplate(
    'client',
    'high',
    { en: 'Not approved', ar: 'لم تتم الموافقة' },
    {
      en: 'The owner of the account did not approve {amount} for order {order}: {reason}',
      ar: 'لم يُوافق على {amount} للطلب {order}: {reason}',
    },
  ),
  approval_withdrawn: notificationTemplate(
    'client',
    'high',
    { en: 'Approval withdrawn', ar: 'سُحبت الموافقة' },
    {
      en: 'The owner of the account withdrew the approval of {amount} for order {order}.',
      ar: 'سحب صاحب الحساب موافقته على {amount} للطلب {order}.',
    },
  ),
  approval_ended: notificationTemplate(
    'client',
    'high',
    { en: 'Request for approval ended', ar: 'انتهى طلب الموافقة' },
    {
      en: 'The request to approve {amount} for order {order} ended: {reason}',
      ar: 'انتهى طلب موافقة {amount} للطلب {order}: {reason}',
    },
  ),
} as const satisfies Readonly<Record<string, NotificationTemplate>>
