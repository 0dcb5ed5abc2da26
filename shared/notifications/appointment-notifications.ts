import { type NotificationTemplate, notificationTemplate } from './notification-template.ts'

/** The notifications about the agreed time of an order and the visit. Those that both sides receive name neither. */
export const appointmentNotifications = {
  order_repeat_due: notificationTemplate(
    'client',
    'high',
    { en: 'Time to order again', ar: 'حان وقت تكرار طلبك' },
    {
      en: 'You wanted to be reminded of order {order} from {provider}. Open it to send it again.',
      ar: 'حان تكرار الطلب {order} من {provider}. افتحه لترسله من جديد.',
    },
  ),
  time_proposed: notificationTemplate(
    'client',
    'high',
    { en: 'A time is proposed', ar: 'موعد مقترح' },
    {
      en: 'Proposed for order {order}: {time}. Accept it or propose another.',
      ar: 'موعد مقترح للطلب {order}: {time}. وافق أو غيّره.',
    },
  ),
  time_accepted: notificationTemplate(
    'client',
    'high',
    { en: 'The time is agreed', ar: 'اتُّفق على الموعد' },
    { en: 'The time of order {order} is agreed: {time}.', ar: 'اتُّفق على موعد الطلب {order}: {time}.' },
  ),
  time_rejected: notificationTemplate(
    'client',
    'high',
    { en: 'The time was rejected', ar: 'رُفض الموعد' },
    { en: 'The time you proposed for order {order} was rejected: {time}.', ar: 'رُفض موعدك المقترح للطلب {order}: {time}.' },
  ),
  time_withdrawn: notificationTemplate(
    'client',
    'normal',
    { en: 'A proposed time was withdrawn', ar: 'سُحب موعد مقترح' },
    { en: 'Withdrawn for order {order}: {time}.', ar: 'سُحب الموعد المقترح للطلب {order}: {time}.' },
  ),
  appointment_tomorrow: notificationTemplate(
    'client',
    'high',
    { en: 'Your appointment is near', ar: 'اقترب موعدك' },
    { en: 'The appointment of order {order}: {time}.', ar: 'موعد الطلب {order}: {time}.' },
  ),
  appointment_soon: notificationTemplate(
    'client',
    'high',
    { en: 'Your appointment is coming up soon', ar: 'موعدك بعد قليل' },
    { en: 'The appointment of order {order}: {time}.', ar: 'موعد الطلب {order}: {time}.' },
  ),
  provider_on_the_way: notificationTemplate(
    'client',
    'high',
    { en: 'The provider is on the way', ar: 'مزوّد الخدمة في الطريق' },
    { en: '{provider} is on the way to you for order {order}.', ar: '{provider} في الطريق إليك للطلب {order}.' },
  ),
  provider_arrived: notificationTemplate(
    'client',
    'high',
    { en: 'The provider has arrived', ar: 'وصل مزوّد الخدمة' },
    { en: '{provider} has arrived for order {order}.', ar: 'وصل {provider} إليك للطلب {order}.' },
  ),
  work_started: notificationTemplate(
    'client',
    'normal',
    { en: 'The work has started', ar: 'بدأ العمل' },
    { en: '{provider} has started the work of order {order}.', ar: 'بدأ {provider} العمل على الطلب {order}.' },
  ),
} as const satisfies Readonly<Record<string, NotificationTemplate>>
