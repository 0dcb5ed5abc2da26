import { type NotificationTemplate, notificationTemplate } from './notification-template.ts'

/** The notifications about the extension of a rental. */
export const extensionNotifications = {
  car_extension_requested: notificationTemplate(
    'provider',
    'deadline',
    { en: 'Extension of a rental', ar: 'طلب تمديد' },
    {
      en: 'The client asks to extend order {order} for {amount}. Accept or reject it within its time.',
      ar: 'يطلب العميل تمديد الطلب {order} مقابل {amount}. اقبله أو ارفضه خلال مهلته.',
    },
  ),
  car_extension_accepted: notificationTemplate(
    'client',
    'deadline',
    { en: 'Extension accepted', ar: 'وافق المزوّد على التمديد' },
    {
      en: 'The provider accepted the extension of order {order} for {amount}. Pay within its time.',
      ar: 'وافق المزوّد على تمديد الطلب {order} مقابل {amount}. ادفع خلال المهلة ليُحسب التمديد.',
    },
  ),
  car_extension_rejected: notificationTemplate(
    'client',
    'high',
    { en: 'Extension rejected', ar: 'رفض المزوّد التمديد' },
    { en: 'The return time of order {order} stays as it is.', ar: 'يبقى موعد إعادة السيارة في الطلب {order} كما هو.' },
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
      ar: 'لم يكتمل تمديد الطلب {order} في مهلته، ويبقى موعد إعادة السيارة كما هو.',
    },
  ),
} as const satisfies Readonly<Record<string, NotificationTemplate>>
