import { type NotificationTemplate, notificationTemplate } from './notification-template.ts'

/** The notifications to providers about an order. Source: domain, section 6; specification, section 4. */
export const providerNotifications = {
  request_new: notificationTemplate(
    'provider',
    'high',
    { en: 'New request', ar: 'طلب جديد' },
    { en: 'Request {order} {cause}.', ar: 'الطلب {order} {cause}.' },
  ),
  request_updated: notificationTemplate(
    'provider',
    'normal',
    { en: 'Request changed', ar: 'عُدّل طلب' },
    { en: 'The client changed order {order}.', ar: 'عدّل العميل الطلب {order}.' },
  ),
  offer_accepted: notificationTemplate(
    'provider',
    'high',
    { en: 'Your offer was accepted', ar: 'قُبل عرضك' },
    { en: 'The client accepted your offer on order {order}. Issue the invoice.', ar: 'وافق العميل على عرضك للطلب {order}. أصدر الفاتورة.' },
  ),
  offer_rejected: notificationTemplate(
    'provider',
    'normal',
    { en: 'Your offer was not chosen', ar: 'لم يُختر عرضك' },
    { en: 'The client did not choose your offer on order {order}.', ar: 'لم يختر العميل عرضك على الطلب {order}.' },
  ),
  order_withdrawal_requested: notificationTemplate(
    'provider',
    'high',
    { en: 'The client withdrew', ar: 'تراجع العميل عن طلب' },
    {
      en: 'The client withdrew from order {order}. Do not send it; answer the withdrawal.',
      ar: 'تراجع العميل عن الطلب {order}. لا ترسله، ورُدّ على التراجع.',
    },
  ),
  invoice_accepted: notificationTemplate(
    'provider',
    'high',
    { en: 'Invoice accepted', ar: 'قُبلت الفاتورة' },
    { en: 'The client accepted the invoice of order {order}.', ar: 'وافق العميل على فاتورة الطلب {order}.' },
  ),
  invoice_rejected: notificationTemplate(
    'provider',
    'high',
    { en: 'Invoice rejected', ar: 'رُفضت الفاتورة' },
    { en: 'The client rejected the invoice of order {order}: {reason}', ar: 'رفض العميل فاتورة الطلب {order}: {reason}' },
  ),
  order_paid: notificationTemplate(
    'provider',
    'money',
    { en: 'Order paid', ar: 'دُفع الطلب' },
    { en: 'The amount due for order {order} is paid. You can start.', ar: 'دُفع المستحق للطلب {order}. يمكنك البدء.' },
  ),
  remaining_paid: notificationTemplate(
    'provider',
    'money',
    { en: 'Remaining amount paid', ar: 'دُفع المتبقي' },
    { en: 'The rest of order {order} is paid.', ar: 'دُفع المبلغ المتبقي من الطلب {order}.' },
  ),
  cancelled_by_client: notificationTemplate(
    'provider',
    'high',
    { en: 'Order cancelled', ar: 'أُلغي الطلب' },
    { en: 'Order {order} was cancelled: {reason}', ar: 'أُلغي الطلب {order}: {reason}' },
  ),
  cancelled_unpaid_provider: notificationTemplate(
    'provider',
    'high',
    { en: 'Order cancelled', ar: 'أُلغي الطلب' },
    { en: 'Order {order} was cancelled because the client did not pay in time.', ar: 'أُلغي الطلب {order} لأن العميل لم يدفع خلال المهلة.' },
  ),
  cancelled_unaccepted_provider: notificationTemplate(
    'provider',
    'high',
    { en: 'Booking cancelled', ar: 'أُلغي حجز' },
    {
      en: 'Booking {order} was cancelled because the client did not accept the invoice in time.',
      ar: 'أُلغي الحجز {order} لأن العميل لم يقبل الفاتورة خلال المهلة.',
    },
  ),
  work_overdue: notificationTemplate(
    'provider',
    'high',
    { en: 'Work is overdue', ar: 'تأخر العمل' },
    { en: 'The agreed duration of order {order} has passed.', ar: 'انقضت المدة المتفق عليها للطلب {order}.' },
  ),
  receipt_confirmed: notificationTemplate(
    'provider',
    'money',
    { en: 'Order completed', ar: 'اكتمل الطلب' },
    { en: '{amount} of order {order} is now yours.', ar: 'أصبح {amount} من الطلب {order} من مستحقاتك.' },
  ),
  changes_requested: notificationTemplate(
    'provider',
    'high',
    { en: 'Changes requested', ar: 'طُلب تعديل' },
    { en: 'The client requested changes to order {order}: {reason}', ar: 'يطلب العميل تعديلًا على الطلب {order}: {reason}' },
  ),
  review_received: notificationTemplate(
    'provider',
    'normal',
    { en: 'New review', ar: 'تقييم جديد' },
    { en: 'You got {rating} of 5 for order {order}.', ar: 'حصلت على {rating} من 5 في الطلب {order}.' },
  ),
  review_changed: notificationTemplate(
    'provider',
    'normal',
    { en: 'A review was changed', ar: 'عُدّل تقييم' },
    { en: 'The client changed the review of order {order} to {rating} of 5.', ar: 'عدّل العميل تقييم الطلب {order} إلى {rating} من 5.' },
  ),
  settlement_line_added: notificationTemplate(
    'provider',
    'low',
    { en: 'Added to your settlement', ar: 'أُضيف إلى تسويتك' },
    { en: '{amount} of order {order} was added to your settlement.', ar: 'أُضيف {amount} من الطلب {order} إلى تسويتك.' },
  ),
} as const satisfies Readonly<Record<string, NotificationTemplate>>
