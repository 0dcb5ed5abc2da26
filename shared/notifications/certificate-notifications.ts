import { type NotificationTemplate, notificationTemplate } from './notification-template.ts'

/** Notifications to providers about the end of their certificate. */
export const certificateNotifications = {
  certificate_expires_in_month: notificationTemplate(
    'other',
    'normal',
    { en: 'Your certificate expires soon', ar: 'شهادتك تنتهي قريبًا' },
    {
      en: 'The certificate of {name} is valid until {day}. Send the new one in time.',
      ar: 'شهادة {name} صالحة حتى {day}. أرسل الجديدة في وقتها.',
    },
  ),
  certificate_expires_in_week: notificationTemplate(
    'other',
    'high',
    { en: 'Your certificate is about to expire', ar: 'أوشكت شهادتك على الانتهاء' },
    {
      en: 'The certificate of {name} is valid until {day}. After that clients no longer see you as verified.',
      ar: 'شهادة {name} صالحة حتى {day}، وبعدها لا تظهر موثّقًا.',
    },
  ),
  certificate_expired: notificationTemplate(
    'other',
    'high',
    { en: 'Your certificate has expired', ar: 'انتهت شهادتك' },
    {
      en: 'The certificate of {name} was valid until {day}. Clients no longer see you as verified until your new one is approved.',
      ar: 'كانت شهادة {name} صالحة حتى {day}. لا تظهر للعملاء موثّقًا حتى تُعتمد شهادتك الجديدة.',
    },
  ),
} as const satisfies Readonly<Record<string, NotificationTemplate>>
