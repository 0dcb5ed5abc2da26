import { type NotificationTemplate, notificationTemplate } from './notification-template.ts'

/** Who of a provider handles or delivers an order. */
export const assignmentNotifications = {
  delegate_assigned: notificationTemplate(
    'delegate',
    'high',
    { en: 'Delivery assigned', ar: 'أُسند إليك توصيل' },
    { en: 'You deliver order {order}.', ar: 'أُسند إليك توصيل الطلب {order}.' },
  ),
  delegate_released: notificationTemplate(
    'delegate',
    'high',
    { en: 'Delivery released', ar: 'أُعفيت من توصيل' },
    { en: 'You no longer deliver order {order}.', ar: 'لم يعد توصيل الطلب {order} مسندًا إليك.' },
  ),
  order_assigned: notificationTemplate(
    'delegate',
    'high',
    { en: 'Order assigned to you', ar: 'أُسند إليك طلب' },
    { en: 'You handle order {order}.', ar: 'أُسند إليك الطلب {order}.' },
  ),
  order_unassigned: notificationTemplate(
    'delegate',
    'high',
    { en: 'Order no longer yours', ar: 'لم يعد الطلب مسندًا إليك' },
    { en: 'Order {order} is no longer assigned to you.', ar: 'لم يعد الطلب {order} مسندًا إليك.' },
  ),
  order_without_assignee: notificationTemplate(
    'delegate',
    'high',
    { en: 'Order assigned to nobody', ar: 'طلب غير مسند' },
    {
      en: 'The member who handled order {order} can no longer do so. Assign it to another one.',
      ar: 'من كان يتولى الطلب {order} لم يعد يستطيع. أسنده إلى غيره.',
    },
  ),
  delivery_unassigned: notificationTemplate(
    'delegate',
    'high',
    { en: 'Delivery without a delegate', ar: 'توصيل بلا مندوب' },
    {
      en: 'Who was to deliver order {order} no longer can. Assign it to somebody else.',
      ar: 'من أُسند إليه توصيل الطلب {order} لم يعد يوصّل. أسنده إلى غيره.',
    },
  ),
} as const satisfies Readonly<Record<string, NotificationTemplate>>
