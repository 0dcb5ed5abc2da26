import { type NotificationTemplate, notificationTemplate } from './notification-template.ts'

/** The notifications about the extension of a rental. */
export const extensionNotifications = {
  car_extension_requested: notificationTemplate(
    'provider',
    'deadline',
    { en: 'Extension of a rental', ar: 'طلب تمديد' },
    {
      en: 'The client asks to extend order {order} for {amount}. Accept or reject it within its time.',
      ar: 'طُلب تمديد الطلب {order} مقابل {amount}. رد عليه خلال مهلته.',
    },
  ),
  car_extension_accepted: notificationTemplate(
    'client',
    'deadline',
    { en: 'Extension accepted', ar: 'وافق المزوّد على التمديد' },
    {
      en: 'The provider accepted the extension of order {order} for {amount}. Pay within its time.',
      ar: 'قُبل تمديد الطلب {order} مقابل {amount}. ادفع خلال المهلة ليُحسب.',
    },
  ),
  car_extension_rejected: notificationTemplate(
    'client',
    'high',
    { en: 'Extension rejected', ar: 'رفض المزوّد التمديد' },
    {
      en: 'The extension of order {order} was rejected. The return time stays as it is.',
      ar: 'رُفض تمديد الطلب {order}. موعد إعادة السيارة كما هو.',
    },
  ),
  car_rental_extended: notificationTemplate(
    'car',
    'high',
    { en: 'Rental extended', ar: 'مُدّد التأجير' },
    { en: 'Order {order} has a later return time now.', ar: 'صار للطلب {order} موعد إعادة جديد.' },
  ),
  car_extension_expired: notificationTemplate(
    'car',
    'high',
    { en: 'Extension expired', ar: 'انتهت مهلة التمديد' },
    {
      en: 'The extension of order {order} was not completed in time. The return time stays as it is.',
      ar: 'لم يكتمل تمديد الطلب {order} في مهلته. موعد إعادة السيارة كما هو.',
    },
  ),
} as const satisfies Readonly<Record<string, NotificationTemplate>>
