import { type NotificationTemplate, notificationTemplate } from './notification-template.ts'

/** Notifications to providers about the review of their cars and packages. */
export const fleetNotifications = {
  car_published: notificationTemplate(
    'other',
    'normal',
    { en: 'Car published', ar: 'نُشرت السيارة' },
    { en: '{name} can now be rented.', ar: 'أصبحت {name} متاحة للتأجير.' },
  ),
  car_sent_back: notificationTemplate(
    'other',
    'normal',
    { en: 'Car returned to you', ar: 'أُعيدت إليك السيارة' },
    { en: '{name} was not published: {reason}', ar: 'لم تُنشر {name}: {reason}' },
  ),
  car_stopped: notificationTemplate(
    'other',
    'high',
    { en: 'Car stopped', ar: 'أُوقفت السيارة' },
    { en: 'We have stopped the rental of {name}: {reason}', ar: 'أوقفنا تأجير {name}: {reason}' },
  ),
  car_edit_approved: notificationTemplate(
    'other',
    'normal',
    { en: 'Car change approved', ar: 'اعتُمد تعديل السيارة' },
    { en: 'The change of {name} is now visible.', ar: 'ظهر تعديل {name} للعملاء.' },
  ),
  car_edit_rejected: notificationTemplate(
    'other',
    'normal',
    { en: 'Car change rejected', ar: 'رُفض تعديل السيارة' },
    {
      en: 'The change of {name} was rejected: {reason}. The former version stays visible.',
      ar: 'رُفض تعديل {name}: {reason}. تبقى النسخة السابقة ظاهرة.',
    },
  ),
  package_published: notificationTemplate(
    'other',
    'normal',
    { en: 'Package published', ar: 'نُشرت الباقة' },
    { en: 'Clients can now book {title}.', ar: 'يمكن للعملاء الآن حجز {title}.' },
  ),
  package_returned: notificationTemplate(
    'other',
    'normal',
    { en: 'Package returned to you', ar: 'أُعيدت إليك الباقة' },
    { en: '{title} cannot be booked: {reason}', ar: 'لا يمكن حجز {title}: {reason}' },
  ),
} as const satisfies Readonly<Record<string, NotificationTemplate>>
