import { type NotificationTemplate, notificationTemplate } from './notification-template.ts'

/** Of claims on the security deposits of rentals, to the client and the provider. */
export const depositClaimNotifications = {
  deposit_claimed: notificationTemplate(
    'car',
    'deadline',
    { en: 'Claim on your security deposit', ar: 'مطالبة على مبلغ التأمين' },
    {
      en: 'The provider claims {amount} of the security deposit of order {order}: {reason}. Accept or dispute it in time, otherwise it counts as accepted.',
      ar: 'يطالب المزوّد بمبلغ {amount} من تأمين الطلب {order}: {reason}. تُعدّ مقبولة إن لم تعترض خلال المهلة.',
    },
  ),
  deposit_claim_accepted: notificationTemplate(
    'car',
    'money',
    { en: 'Claim accepted', ar: 'قُبلت المطالبة' },
    {
      en: 'Your claim of {amount} on the security deposit of order {order} was accepted. The amount is yours.',
      ar: 'قُبلت مطالبتك في الطلب {order}، وأُضيف {amount} إلى مستحقاتك.',
    },
  ),
  deposit_claim_disputed: notificationTemplate(
    'car',
    'high',
    { en: 'Claim disputed', ar: 'اعتراض على المطالبة' },
    {
      en: 'The client disputes your claim of {amount} on the security deposit of order {order}. An administrator decides.',
      ar: 'اعترض العميل على مطالبتك بمبلغ {amount} في الطلب {order}، وتبتّ الإدارة.',
    },
  ),
  deposit_claim_withdrawn: notificationTemplate(
    'car',
    'high',
    { en: 'Claim withdrawn', ar: 'سُحبت المطالبة' },
    {
      en: 'The provider withdrew the claim of {amount} on the security deposit of order {order}.',
      ar: 'سحب المزوّد مطالبته بمبلغ {amount} من تأمين الطلب {order}.',
    },
  ),
  deposit_claim_decided: notificationTemplate(
    'car',
    'money',
    { en: 'Claim decided', ar: 'صدر القرار في المطالبة' },
    {
      en: 'Of the claim on the security deposit of order {order}, {amount} goes to the provider: {reason}',
      ar: 'يذهب إلى المزوّد {amount} من مبلغ تأمين الطلب {order}: {reason}',
    },
  ),
} as const satisfies Readonly<Record<string, NotificationTemplate>>
