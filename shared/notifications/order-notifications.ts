import { counterNotifications } from './counter-notifications.ts'
import { type NotificationTemplate, notificationTemplate, plannedNotification } from './notification-template.ts'
import { refundNotifications } from './refund-notifications.ts'

/** The notifications about an order. Source: domain, section 6; specification, section 4. */
export const orderNotifications = {
  ...counterNotifications,
  ...refundNotifications,
  order_created: notificationTemplate(
    'client',
    { en: 'Your order was sent', ar: 'أُرسل طلبك' },
    { en: 'Order {order} was sent to {recipients}.', ar: 'وصل طلبك {order} إلى {recipients}.' },
  ),
  order_updated: notificationTemplate(
    'client',
    { en: 'Your order was updated', ar: 'حُدّث طلبك' },
    { en: 'The changes to order {order} were saved.', ar: 'حُفظت التعديلات على الطلب {order}.' },
  ),
  order_no_provider: notificationTemplate(
    'client',
    { en: 'No provider found', ar: 'لم نجد مزوّدًا' },
    {
      en: 'No provider replied to order {order}. Try other services or another city.',
      ar: 'لم يجب أي مزوّد على الطلب {order}. جرّب خدمات أو مدينة أخرى.',
    },
  ),
  offers_waiting: notificationTemplate(
    'client',
    { en: 'Offers are waiting', ar: 'عروض بانتظارك' },
    { en: 'Order {order} has offers waiting for your reply.', ar: 'على الطلب {order} عروض لم ترد عليها بعد.' },
  ),
  offer_new: notificationTemplate(
    'client',
    { en: 'New offer', ar: 'عرض جديد' },
    { en: '{provider} offered {amount} for order {order}.', ar: 'قدّم {provider} عرضًا بقيمة {amount} للطلب {order}.' },
  ),
  offer_updated: notificationTemplate(
    'client',
    { en: 'Offer changed', ar: 'عُدّل عرض' },
    { en: '{provider} changed its offer on order {order} to {amount}.', ar: 'عُدّل عرض {provider} على الطلب {order} إلى {amount}.' },
  ),
  offer_withdrawn: notificationTemplate(
    'client',
    { en: 'Offer withdrawn', ar: 'سُحب عرض' },
    { en: '{provider} withdrew its offer on order {order}.', ar: 'سُحب عرض {provider} على الطلب {order}.' },
  ),
  offer_expiring: notificationTemplate(
    'client',
    { en: 'An offer expires soon', ar: 'عرض يوشك أن ينتهي' },
    { en: 'The offer of {provider} on order {order} expires soon.', ar: 'عرض {provider} على الطلب {order} تنتهي صلاحيته قريبًا.' },
  ),
  order_expired: notificationTemplate(
    'client',
    { en: 'Your order expired', ar: 'انتهت مهلة طلبك' },
    {
      en: 'Order {order} closed: {cause}. You can send it again from its page.',
      ar: 'أُغلق الطلب {order}: {cause}. يمكنك إعادة إرساله من صفحته.',
    },
  ),
  order_accepted: notificationTemplate(
    'client',
    { en: 'Invoice on its way', ar: 'بانتظار الفاتورة' },
    { en: '{provider} will issue the invoice of order {order}.', ar: 'سيُصدر {provider} فاتورة الطلب {order}.' },
  ),
  order_rejected: notificationTemplate(
    'client',
    { en: 'Order rejected', ar: 'اعتُذر عن الطلب' },
    { en: '{provider} rejected order {order}.', ar: 'اعتذر {provider} عن الطلب {order}.' },
  ),
  invoice_issued: notificationTemplate(
    'client',
    { en: 'Invoice issued', ar: 'صدرت الفاتورة' },
    { en: 'The invoice of order {order} is {amount}. Check and accept it.', ar: 'فاتورة الطلب {order} بقيمة {amount}. راجعها واقبلها.' },
  ),
  invoice_updated: notificationTemplate(
    'client',
    { en: 'Invoice changed', ar: 'عُدّلت الفاتورة' },
    { en: 'The invoice of order {order} is now {amount}.', ar: 'أصبحت فاتورة الطلب {order} بقيمة {amount}.' },
  ),
  payment_reminder: notificationTemplate(
    'client',
    { en: 'Payment reminder', ar: 'تذكير بالدفع' },
    { en: 'Order {order} will be cancelled soon unless you pay {amount}.', ar: 'يُلغى الطلب {order} قريبًا ما لم تدفع {amount}.' },
  ),
  payment_paid: notificationTemplate(
    'client',
    { en: 'Payment received', ar: 'وصل دفعك' },
    {
      en: '{amount} is held for order {order} until you receive the service.',
      ar: 'مبلغ {amount} محجوز للطلب {order} حتى استلامك الخدمة.',
    },
  ),
  payment_failed: notificationTemplate(
    'client',
    { en: 'Payment failed', ar: 'تعذّر الدفع' },
    { en: 'The payment for order {order} failed. You were not charged.', ar: 'تعذّر الدفع للطلب {order}، ولم يُخصم منك شيء.' },
  ),
  transfer_approved: notificationTemplate(
    'client',
    { en: 'Transfer approved', ar: 'اعتُمدت حوالتك' },
    { en: 'Your transfer for order {order} was approved.', ar: 'اعتُمدت حوالتك للطلب {order}.' },
  ),
  transfer_rejected: notificationTemplate(
    'client',
    { en: 'Transfer rejected', ar: 'رُفضت حوالتك' },
    { en: 'Your transfer for order {order} was rejected: {reason}', ar: 'رُفضت حوالتك للطلب {order}: {reason}' },
  ),
  cancelled_unpaid: notificationTemplate(
    'client',
    { en: 'Order cancelled', ar: 'أُلغي الطلب' },
    { en: 'Order {order} was cancelled because it was not paid in time.', ar: 'أُلغي الطلب {order} لعدم الدفع خلال المهلة.' },
  ),
  order_preparing: plannedNotification(
    'client',
    { en: 'Being prepared', ar: 'طلبك قيد التجهيز' },
    { en: '{provider} is preparing order {order}.', ar: 'يجهّز {provider} الطلب {order}.' },
  ),
  order_prepared: plannedNotification(
    'client',
    { en: 'Prepared', ar: 'جُهّز طلبك' },
    { en: 'Order {order} is ready.', ar: 'أصبح الطلب {order} جاهزًا.' },
  ),
  order_on_the_way: plannedNotification(
    'client',
    { en: 'On the way', ar: 'طلبك في الطريق' },
    { en: 'Order {order} is on its way to you.', ar: 'الطلب {order} في طريقه إليك.' },
  ),
  order_delivered: notificationTemplate(
    'client',
    { en: 'Work delivered', ar: 'سُلّم العمل' },
    { en: '{provider} finished order {order}. Confirm that you received it.', ar: 'أنجز {provider} الطلب {order}. أكّد استلامك.' },
  ),
  remaining_due: notificationTemplate(
    'client',
    { en: 'Remaining amount due', ar: 'بقي مبلغ مستحق' },
    { en: '{amount} is still due for order {order}.', ar: 'بقي {amount} للطلب {order}.' },
  ),
  confirm_reminder: notificationTemplate(
    'client',
    { en: 'Did you receive the service?', ar: 'هل استلمت الخدمة؟' },
    { en: 'Confirm receipt of order {order}, or request changes.', ar: 'أكّد استلام الطلب {order} أو اطلب تعديلًا.' },
  ),
  auto_completed: notificationTemplate(
    'client',
    { en: 'Order completed', ar: 'اكتمل الطلب' },
    { en: 'Order {order} was completed because its deadline passed.', ar: 'اكتمل الطلب {order} لانقضاء مهلة التأكيد.' },
  ),
  cancelled_by_provider: notificationTemplate(
    'client',
    { en: 'Order cancelled', ar: 'أُلغي الطلب' },
    { en: 'Order {order} was cancelled: {reason}', ar: 'أُلغي الطلب {order}: {reason}' },
  ),
  cancelled_by_admin: notificationTemplate(
    'client',
    { en: 'Order cancelled by the administration', ar: 'ألغت الإدارة الطلب' },
    { en: 'The administration cancelled order {order}: {reason}', ar: 'ألغت الإدارة الطلب {order}: {reason}' },
  ),
  review_reminder: notificationTemplate(
    'client',
    { en: 'Rate the service', ar: 'قيّم الخدمة' },
    { en: 'Order {order} is complete. How was {provider}?', ar: 'اكتمل الطلب {order}. كيف كانت خدمة {provider}؟' },
  ),
  review_missing: notificationTemplate(
    'client',
    { en: 'What was it like?', ar: 'كيف كانت الخدمة؟' },
    {
      en: 'You have not rated {provider} for order {order} yet. It helps others choose.',
      ar: 'لم تقيّم {provider} في الطلب {order} بعد. تقييمك يساعد غيرك على الاختيار.',
    },
  ),

  request_new: notificationTemplate(
    'provider',
    { en: 'New request', ar: 'طلب جديد' },
    { en: 'Request {order} {cause}.', ar: 'الطلب {order} {cause}.' },
  ),
  request_updated: notificationTemplate(
    'provider',
    { en: 'Request changed', ar: 'عُدّل طلب' },
    { en: 'The client changed order {order}.', ar: 'عدّل العميل الطلب {order}.' },
  ),
  offer_accepted: notificationTemplate(
    'provider',
    { en: 'Your offer was accepted', ar: 'قُبل عرضك' },
    { en: 'The client accepted your offer on order {order}. Issue the invoice.', ar: 'قبل العميل عرضك على الطلب {order}. أصدر الفاتورة.' },
  ),
  offer_rejected: notificationTemplate(
    'provider',
    { en: 'Your offer was not chosen', ar: 'لم يُختر عرضك' },
    { en: 'The client did not choose your offer on order {order}.', ar: 'لم يختر العميل عرضك على الطلب {order}.' },
  ),
  invoice_accepted: notificationTemplate(
    'provider',
    { en: 'Invoice accepted', ar: 'قُبلت الفاتورة' },
    { en: 'The client accepted the invoice of order {order}.', ar: 'قبل العميل فاتورة الطلب {order}.' },
  ),
  invoice_rejected: notificationTemplate(
    'provider',
    { en: 'Invoice rejected', ar: 'رُفضت الفاتورة' },
    { en: 'The client rejected the invoice of order {order}: {reason}', ar: 'رفض العميل فاتورة الطلب {order}: {reason}' },
  ),
  order_paid: notificationTemplate(
    'provider',
    { en: 'Order paid', ar: 'دُفع الطلب' },
    { en: 'The amount due for order {order} is paid. You can start.', ar: 'دُفع المستحق للطلب {order}. يمكنك البدء.' },
  ),
  remaining_paid: notificationTemplate(
    'provider',
    { en: 'Remaining amount paid', ar: 'دُفع المتبقي' },
    { en: 'The rest of order {order} is paid.', ar: 'دُفع المبلغ المتبقي من الطلب {order}.' },
  ),
  cancelled_by_client: notificationTemplate(
    'provider',
    { en: 'Order cancelled', ar: 'أُلغي الطلب' },
    { en: 'Order {order} was cancelled: {reason}', ar: 'أُلغي الطلب {order}: {reason}' },
  ),
  cancelled_unpaid_provider: notificationTemplate(
    'provider',
    { en: 'Order cancelled', ar: 'أُلغي الطلب' },
    { en: 'Order {order} was cancelled because the client did not pay in time.', ar: 'أُلغي الطلب {order} لأن العميل لم يدفع خلال المهلة.' },
  ),
  work_overdue: notificationTemplate(
    'provider',
    { en: 'Work is overdue', ar: 'تأخر العمل' },
    { en: 'The agreed duration of order {order} has passed.', ar: 'انقضت المدة المتفق عليها للطلب {order}.' },
  ),
  receipt_confirmed: notificationTemplate(
    'provider',
    { en: 'Receipt confirmed', ar: 'أُكّد الاستلام' },
    { en: '{amount} of order {order} is now yours.', ar: 'أصبح {amount} من الطلب {order} من مستحقاتك.' },
  ),
  changes_requested: notificationTemplate(
    'provider',
    { en: 'Changes requested', ar: 'طُلب تعديل' },
    { en: 'The client requested changes to order {order}: {reason}', ar: 'يطلب العميل تعديلًا على الطلب {order}: {reason}' },
  ),
  review_received: notificationTemplate(
    'provider',
    { en: 'New review', ar: 'تقييم جديد' },
    { en: 'You got {rating} of 5 for order {order}.', ar: 'حصلت على {rating} من 5 في الطلب {order}.' },
  ),
  settlement_line_added: notificationTemplate(
    'provider',
    { en: 'Added to your settlement', ar: 'أُضيف إلى تسويتك' },
    { en: '{amount} of order {order} was added to your settlement.', ar: 'أُضيف {amount} من الطلب {order} إلى تسويتك.' },
  ),

  car_inspection_started: plannedNotification(
    'car',
    { en: 'Inspection started', ar: 'بدأ فحص السيارة' },
    { en: 'The car of order {order} is being inspected.', ar: 'سيارة الطلب {order} قيد الفحص.' },
  ),
  car_inspected: plannedNotification(
    'car',
    { en: 'Car inspected', ar: 'فُحصت السيارة' },
    { en: 'The car of order {order} is ready to hand over.', ar: 'سيارة الطلب {order} جاهزة للتسليم.' },
  ),
  car_handed_over: plannedNotification(
    'car',
    { en: 'Car handed over', ar: 'سُلّمت السيارة' },
    { en: 'The car of order {order} was handed over.', ar: 'سُلّمت سيارة الطلب {order}.' },
  ),
  car_returned: plannedNotification(
    'car',
    { en: 'Car returned', ar: 'أُعيدت السيارة' },
    { en: 'The car of order {order} was returned.', ar: 'أُعيدت سيارة الطلب {order}.' },
  ),
  car_return_overdue: plannedNotification(
    'car',
    { en: 'Return is overdue', ar: 'تأخرت إعادة السيارة' },
    { en: 'The car of order {order} is overdue for return.', ar: 'حان موعد إعادة سيارة الطلب {order}.' },
  ),

  delegate_assigned: plannedNotification(
    'delegate',
    { en: 'Delivery assigned', ar: 'أُسند إليك توصيل' },
    { en: 'You deliver order {order}.', ar: 'أُسند إليك توصيل الطلب {order}.' },
  ),
  delegate_released: plannedNotification(
    'delegate',
    { en: 'Delivery released', ar: 'أُعفيت من توصيل' },
    { en: 'You no longer deliver order {order}.', ar: 'لم يعد توصيل الطلب {order} مسندًا إليك.' },
  ),

  transfer_needs_review: notificationTemplate(
    'admin',
    { en: 'A transfer needs review', ar: 'حوالة تنتظر المراجعة' },
    { en: 'The client of order {order} sent transfer proof.', ar: 'أرسل عميل الطلب {order} إثبات حوالة.' },
  ),
  order_stuck: notificationTemplate(
    'admin',
    { en: 'An order needs your decision', ar: 'طلب يحتاج إليك' },
    { en: 'Order {order} needs a decision: {reason}', ar: 'الطلب {order} يحتاج إلى قرار: {reason}' },
  ),
} as const satisfies Readonly<Record<string, NotificationTemplate>>
