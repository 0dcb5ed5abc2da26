import { appointmentNotifications } from './appointment-notifications.ts'
import { approvalNotifications } from './approval-notifications.ts'
import { assignmentNotifications } from './assignment-notifications.ts'
import { counterNotifications } from './counter-notifications.ts'
import { depositClaimNotifications } from './deposit-claim-notifications.ts'
import { extensionNotifications } from './extension-notifications.ts'
import { invoiceNotifications } from './invoice-notifications.ts'
import { type NotificationTemplate, notificationTemplate } from './notification-template.ts'
import { providerNotifications } from './provider-notifications.ts'
import { refundNotifications } from './refund-notifications.ts'
import { returnNotifications } from './return-notifications.ts'

/** The notifications about an order. Source: domain, section 6; specification, section 4. */
export const orderNotifications = {
  ...appointmentNotifications,
  ...approvalNotifications,
  ...counterNotifications,
  ...extensionNotifications,
  ...refundNotifications,
  ...returnNotifications,
  ...depositClaimNotifications,
  order_created: notificationTemplate(
    'client',
    'low',
    { en: 'Your order was sent', ar: 'أُرسل طلبك' },
    { en: 'Order {order} was sent to {recipients}.', ar: 'وصل طلبك {order} إلى {recipients}.' },
  ),
  order_updated: notificationTemplate(
    'client',
    'low',
    { en: 'Your order was updated', ar: 'حُدّث طلبك' },
    { en: 'The changes to order {order} were saved.', ar: 'حُفظت التعديلات على الطلب {order}.' },
  ),
  order_no_provider: notificationTemplate(
    'client',
    'high',
    { en: 'No provider found', ar: 'لم نجد مزوّدًا' },
    {
      en: 'No provider replied to order {order}. Try other services or another city.',
      ar: 'لم يجب أي مزوّد على الطلب {order}. جرّب خدمات أو مدينة أخرى.',
    },
  ),
  offers_waiting: notificationTemplate(
    'client',
    'high',
    { en: 'Offers are waiting', ar: 'عروض بانتظارك' },
    { en: 'Order {order} has offers waiting for your reply.', ar: 'على الطلب {order} عروض لم ترد عليها بعد.' },
  ),
  offer_new: notificationTemplate(
    'client',
    'high',
    { en: 'New offer', ar: 'عرض جديد' },
    { en: '{provider} offered {amount} for order {order}.', ar: 'قدّم {provider} عرضًا بقيمة {amount} للطلب {order}.' },
  ),
  offer_updated: notificationTemplate(
    'client',
    'normal',
    { en: 'Offer changed', ar: 'عُدّل عرض' },
    { en: '{provider} changed its offer on order {order} to {amount}.', ar: 'عُدّل عرض {provider} على الطلب {order} إلى {amount}.' },
  ),
  offer_withdrawn: notificationTemplate(
    'client',
    'normal',
    { en: 'Offer withdrawn', ar: 'سُحب عرض' },
    { en: '{provider} withdrew its offer on order {order}.', ar: 'سُحب عرض {provider} على الطلب {order}.' },
  ),
  offer_expiring: notificationTemplate(
    'client',
    'deadline',
    { en: 'An offer expires soon', ar: 'عرض يوشك أن ينتهي' },
    { en: 'The offer of {provider} on order {order} expires soon.', ar: 'عرض {provider} على الطلب {order} تنتهي صلاحيته قريبًا.' },
  ),
  order_expired: notificationTemplate(
    'client',
    'high',
    { en: 'Your order expired', ar: 'انتهت مهلة طلبك' },
    {
      en: 'Order {order} closed: {cause}. You can send it again from its page.',
      ar: 'أُغلق الطلب {order}: {cause}. أعد إرساله من صفحته.',
    },
  ),
  order_accepted: notificationTemplate(
    'client',
    'normal',
    { en: 'Invoice on its way', ar: 'بانتظار الفاتورة' },
    { en: '{provider} will issue the invoice of order {order}.', ar: 'سيُصدر {provider} فاتورة الطلب {order}.' },
  ),
  order_rejected: notificationTemplate(
    'client',
    'high',
    { en: 'Order declined', ar: 'اعتذر المزوّد عن طلبك' },
    { en: '{provider} declined order {order}.', ar: 'اعتذر {provider} عن الطلب {order}.' },
  ),
  ...invoiceNotifications,
  payment_reminder: notificationTemplate(
    'client',
    'deadline',
    { en: 'Payment reminder', ar: 'تذكير بالدفع' },
    { en: 'Order {order} will be cancelled soon unless you pay {amount}.', ar: 'يُلغى الطلب {order} قريبًا ما لم تدفع {amount}.' },
    true,
  ),
  payment_due: notificationTemplate(
    'client',
    'money',
    { en: 'Payment due', ar: 'دفعة مستحقة' },
    {
      en: 'The invoice of order {order} was accepted for your company. Pay {amount} so that the work can start.',
      ar: 'قُبلت فاتورة الطلب {order} لمنشأتك. ادفع {amount} ليبدأ العمل.',
    },
  ),
  booking_reminder: notificationTemplate(
    'client',
    'deadline',
    { en: 'Accept the invoice', ar: 'تذكير بقبول الفاتورة' },
    {
      en: 'Your booking {order} will be cancelled soon unless you accept the invoice.',
      ar: 'يُلغى حجزك {order} قريبًا ما لم تقبل الفاتورة.',
    },
  ),
  payment_paid: notificationTemplate(
    'client',
    'money',
    { en: 'Payment received', ar: 'وصلت دفعتك' },
    {
      en: '{amount} is held for order {order} until receipt is confirmed.',
      ar: 'مبلغ {amount} محجوز للطلب {order} حتى تأكيد الاستلام.',
    },
  ),
  payment_failed: notificationTemplate(
    'client',
    'money',
    { en: 'Payment failed', ar: 'لم يتم الدفع' },
    { en: 'The payment for order {order} failed. You were not charged.', ar: 'لم تتم دفعة الطلب {order}، ولم يُخصم منك شيء.' },
  ),
  transfer_approved: notificationTemplate(
    'client',
    'money',
    { en: 'Transfer approved', ar: 'اعتُمدت حوالتك' },
    { en: 'Your transfer for order {order} was approved.', ar: 'اعتُمدت حوالتك للطلب {order}.' },
  ),
  transfer_rejected: notificationTemplate(
    'client',
    'money',
    { en: 'Transfer rejected', ar: 'رُفضت حوالتك' },
    { en: 'Your transfer for order {order} was rejected: {reason}', ar: 'رُفضت حوالتك للطلب {order}: {reason}' },
  ),
  cancelled_unpaid: notificationTemplate(
    'client',
    'high',
    { en: 'Order cancelled', ar: 'أُلغي الطلب' },
    { en: 'Order {order} was cancelled because it was not paid in time.', ar: 'أُلغي الطلب {order} لعدم الدفع خلال المهلة.' },
  ),
  cancelled_unaccepted: notificationTemplate(
    'client',
    'high',
    { en: 'Booking cancelled', ar: 'أُلغي حجزك' },
    {
      en: 'Your booking {order} was cancelled because you did not accept the invoice in time.',
      ar: 'أُلغي حجزك {order} لأنك لم تقبل الفاتورة خلال المهلة.',
    },
  ),
  order_preparing: notificationTemplate(
    'client',
    'low',
    { en: 'Being prepared', ar: 'طلبك قيد التجهيز' },
    { en: '{provider} is preparing order {order}.', ar: 'يجهّز {provider} الطلب {order}.' },
  ),
  order_prepared: notificationTemplate(
    'client',
    'high',
    { en: 'Prepared', ar: 'جُهّز طلبك' },
    { en: 'Order {order} is ready.', ar: 'أصبح الطلب {order} جاهزًا.' },
  ),
  order_on_the_way: notificationTemplate(
    'client',
    'high',
    { en: 'On the way', ar: 'طلبك في الطريق' },
    { en: 'Order {order} is on its way to you.', ar: 'الطلب {order} في طريقه إليك.' },
  ),
  order_delivered: notificationTemplate(
    'client',
    'high',
    { en: 'Order delivered', ar: 'سُلّم الطلب' },
    { en: '{provider} delivered order {order}. Confirm that you received it.', ar: 'سلّم {provider} الطلب {order}. أكّد استلامه.' },
  ),
  remaining_due: notificationTemplate(
    'client',
    'money',
    { en: 'Remaining amount due', ar: 'بقي مبلغ مستحق' },
    { en: '{amount} is still due for order {order}.', ar: 'بقي {amount} للطلب {order}.' },
  ),
  confirm_reminder: notificationTemplate(
    'client',
    'deadline',
    { en: 'Your confirmation is awaited', ar: 'الطلب بانتظار تأكيدك' },
    {
      en: 'Confirm that order {order} is done, or tell us if there is a problem.',
      ar: 'أكّد إتمام الطلب {order}، أو أخبرنا إن كانت هناك مشكلة.',
    },
  ),
  auto_completed: notificationTemplate(
    'client',
    'high',
    { en: 'Order completed by its deadline', ar: 'اكتمل الطلب تلقائيًا' },
    { en: 'Order {order} was completed because its deadline passed.', ar: 'اكتمل الطلب {order} لانقضاء مهلة التأكيد.' },
  ),
  cancelled_by_provider: notificationTemplate(
    'client',
    'high',
    { en: 'Order cancelled', ar: 'أُلغي الطلب' },
    { en: 'Order {order} was cancelled: {reason}', ar: 'أُلغي الطلب {order}: {reason}' },
  ),
  cancelled_by_admin: notificationTemplate(
    'client',
    'high',
    { en: 'Order cancelled by the administration', ar: 'ألغت الإدارة الطلب' },
    { en: 'The administration cancelled order {order}: {reason}', ar: 'ألغت الإدارة الطلب {order}: {reason}' },
  ),
  review_reminder: notificationTemplate(
    'client',
    'normal',
    { en: 'Rate your experience', ar: 'قيّم تجربتك' },
    { en: 'Order {order} is complete. How was it with {provider}?', ar: 'اكتمل الطلب {order}. كيف كانت تجربتك مع {provider}؟' },
  ),
  review_missing: notificationTemplate(
    'client',
    'normal',
    { en: 'What was it like?', ar: 'كيف كانت تجربتك؟' },
    {
      en: 'You have not rated {provider} for order {order} yet. It helps others choose.',
      ar: 'لم تقيّم {provider} في الطلب {order} بعد. تقييمك يساعد غيرك على الاختيار.',
    },
  ),
  ...providerNotifications,

  car_inspection_started: notificationTemplate(
    'car',
    'normal',
    { en: 'Inspection started', ar: 'بدأ فحص السيارة' },
    { en: 'The car of order {order} is being inspected.', ar: 'سيارة الطلب {order} قيد الفحص.' },
  ),
  car_inspected: notificationTemplate(
    'car',
    'normal',
    { en: 'Car inspected', ar: 'فُحصت السيارة' },
    { en: 'The car of order {order} is ready to hand over.', ar: 'سيارة الطلب {order} جاهزة للتسليم.' },
  ),
  car_handed_over: notificationTemplate(
    'car',
    'normal',
    { en: 'Car handed over', ar: 'سُلّمت السيارة' },
    { en: 'The car of order {order} was handed over.', ar: 'سُلّمت سيارة الطلب {order}.' },
  ),
  car_returned: notificationTemplate(
    'car',
    'normal',
    { en: 'Car returned', ar: 'أُعيدت السيارة' },
    { en: 'The car of order {order} was returned.', ar: 'أُعيدت سيارة الطلب {order}.' },
  ),
  car_at_risk: notificationTemplate(
    'car',
    'deadline',
    { en: 'The car may be late', ar: 'قد تتأخر السيارة' },
    {
      en: 'The car of order {order} has not come back from its previous rental. The provider can offer another car, and cancelling is free.',
      ar: 'لم تُعَد سيارة الطلب {order} بعد. قد يُعرض بديل، والإلغاء مجاني.',
    },
  ),
  car_return_overdue: notificationTemplate(
    'car',
    'deadline',
    { en: 'Return is overdue', ar: 'تأخرت إعادة السيارة' },
    { en: 'The car of order {order} is overdue for return.', ar: 'تأخرت إعادة سيارة الطلب {order} عن موعدها.' },
  ),

  ...assignmentNotifications,

  transfer_needs_review: notificationTemplate(
    'admin',
    'normal',
    { en: 'A transfer needs review', ar: 'حوالة تنتظر المراجعة' },
    { en: 'The client of order {order} sent transfer proof.', ar: 'أرسل عميل الطلب {order} إثبات حوالة.' },
  ),
  order_stuck: notificationTemplate(
    'admin',
    'normal',
    { en: 'An order needs your decision', ar: 'طلب يحتاج إليك' },
    { en: 'Order {order} needs a decision: {reason}', ar: 'الطلب {order} يحتاج إلى قرار: {reason}' },
  ),
} as const satisfies Readonly<Record<string, NotificationTemplate>>
