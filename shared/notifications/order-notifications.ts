import { type Notice, notice } from './notification.ts'

/** The 57 notices about an order. Source: domain.md 6; specification, section 4. */
export const orderNotices = {
  order_created: notice(
    'client',
    ['Your order was sent', 'أُرسل طلبك'],
    ['Order {order} is with the matching providers.', 'وصل طلبك {order} إلى المزوّدين المطابقين.'],
  ),
  order_updated: notice(
    'client',
    ['Your order was updated', 'حُدّث طلبك'],
    ['The changes to order {order} were saved.', 'حُفظت التعديلات على الطلب {order}.'],
  ),
  order_no_provider: notice(
    'client',
    ['No provider found', 'لم نجد مزوّدًا'],
    [
      'No provider answered order {order}. Try other services or another city.',
      'لم يجب أي مزوّد على الطلب {order}. جرّب خدمات أو مدينة أخرى.',
    ],
  ),
  offers_waiting: notice(
    'client',
    ['Offers are waiting', 'عروض بانتظارك'],
    ['Order {order} has offers that you have not answered.', 'على الطلب {order} عروض لم ترد عليها بعد.'],
  ),
  offer_new: notice(
    'client',
    ['New offer', 'عرض جديد'],
    ['{provider} offered {amount} for order {order}.', 'قدّم {provider} عرضًا بقيمة {amount} للطلب {order}.'],
  ),
  offer_updated: notice(
    'client',
    ['Offer changed', 'عُدّل عرض'],
    ['{provider} changed its offer on order {order} to {amount}.', 'عدّل {provider} عرضه على الطلب {order} إلى {amount}.'],
  ),
  offer_withdrawn: notice(
    'client',
    ['Offer withdrawn', 'سُحب عرض'],
    ['{provider} withdrew its offer on order {order}.', 'سحب {provider} عرضه على الطلب {order}.'],
  ),
  offer_expiring: notice(
    'client',
    ['An offer expires soon', 'عرض يوشك أن ينتهي'],
    ['The offer of {provider} on order {order} expires soon.', 'عرض {provider} على الطلب {order} تنتهي صلاحيته قريبًا.'],
  ),
  order_expired: notice(
    'client',
    ['Your order expired', 'انتهت مهلة طلبك'],
    ['Order {order} closed because no offer was accepted.', 'أُغلق الطلب {order} لأن أي عرض لم يُقبل.'],
  ),
  counter_accepted: notice(
    'client',
    ['Your price was accepted', 'قُبل سعرك'],
    ['{provider} accepted your price for order {order}.', 'قبل {provider} السعر الذي اقترحته للطلب {order}.'],
  ),
  counter_rejected: notice(
    'client',
    ['Your price was refused', 'رُفض سعرك'],
    ['{provider} refused your price for order {order}.', 'اعتذر {provider} عن السعر الذي اقترحته للطلب {order}.'],
  ),
  order_accepted: notice(
    'client',
    ['Order taken', 'قُبل الطلب'],
    ['{provider} will issue the invoice of order {order}.', 'سيُصدر {provider} فاتورة الطلب {order}.'],
  ),
  order_rejected: notice(
    'client',
    ['Order refused', 'اعتُذر عن الطلب'],
    ['{provider} refused order {order}.', 'اعتذر {provider} عن الطلب {order}.'],
  ),
  invoice_issued: notice(
    'client',
    ['Invoice issued', 'صدرت الفاتورة'],
    ['The invoice of order {order} is {amount}. Check and accept it.', 'فاتورة الطلب {order} بقيمة {amount}. راجعها واقبلها.'],
  ),
  invoice_updated: notice(
    'client',
    ['Invoice changed', 'عُدّلت الفاتورة'],
    ['The invoice of order {order} is now {amount}.', 'أصبحت فاتورة الطلب {order} بقيمة {amount}.'],
  ),
  payment_reminder: notice(
    'client',
    ['Do not forget to pay', 'تذكير بالدفع'],
    ['Order {order} is cancelled soon unless you pay {amount}.', 'يُلغى الطلب {order} قريبًا ما لم تدفع {amount}.'],
  ),
  payment_paid: notice(
    'client',
    ['Payment received', 'وصل دفعك'],
    ['{amount} is held for order {order} until you receive the service.', 'مبلغ {amount} محجوز للطلب {order} حتى استلامك الخدمة.'],
  ),
  payment_failed: notice(
    'client',
    ['Payment failed', 'تعذّر الدفع'],
    ['The payment for order {order} failed. You were not charged.', 'تعذّر الدفع للطلب {order}، ولم يُخصم منك شيء.'],
  ),
  transfer_approved: notice(
    'client',
    ['Transfer approved', 'اعتُمدت حوالتك'],
    ['Your transfer for order {order} was approved.', 'اعتُمدت حوالتك للطلب {order}.'],
  ),
  transfer_rejected: notice(
    'client',
    ['Transfer refused', 'رُفضت حوالتك'],
    ['Your transfer for order {order} was refused: {reason}', 'رُفضت حوالتك للطلب {order}: {reason}'],
  ),
  cancelled_unpaid: notice(
    'client',
    ['Order cancelled', 'أُلغي الطلب'],
    ['Order {order} was cancelled because it was not paid in time.', 'أُلغي الطلب {order} لعدم الدفع خلال المهلة.'],
  ),
  order_preparing: notice(
    'client',
    ['Being prepared', 'طلبك قيد التجهيز'],
    ['{provider} is preparing order {order}.', 'يجهّز {provider} الطلب {order}.'],
  ),
  order_prepared: notice('client', ['Prepared', 'جُهّز طلبك'], ['Order {order} is ready.', 'أصبح الطلب {order} جاهزًا.']),
  order_on_the_way: notice(
    'client',
    ['On the way', 'طلبك في الطريق'],
    ['Order {order} is on its way to you.', 'الطلب {order} في طريقه إليك.'],
  ),
  order_delivered: notice(
    'client',
    ['Work delivered', 'سُلّم العمل'],
    ['{provider} finished order {order}. Confirm that you received it.', 'أنجز {provider} الطلب {order}. أكّد استلامك.'],
  ),
  remaining_due: notice(
    'client',
    ['An amount remains', 'بقي مبلغ مستحق'],
    ['{amount} remains for order {order}.', 'بقي {amount} للطلب {order}.'],
  ),
  confirm_reminder: notice(
    'client',
    ['Did you receive the service?', 'هل استلمت الخدمة؟'],
    ['Confirm receipt of order {order}, or ask for changes.', 'أكّد استلام الطلب {order} أو اطلب تعديلًا.'],
  ),
  auto_completed: notice(
    'client',
    ['Order completed', 'اكتمل الطلب'],
    ['Order {order} was completed because its deadline passed.', 'اكتمل الطلب {order} لانقضاء مهلة التأكيد.'],
  ),
  cancelled_by_provider: notice(
    'client',
    ['Order cancelled', 'أُلغي الطلب'],
    ['Order {order} was cancelled: {reason}', 'أُلغي الطلب {order}: {reason}'],
  ),
  cancelled_by_admin: notice(
    'client',
    ['Order cancelled by us', 'ألغت الإدارة الطلب'],
    ['The administration cancelled order {order}: {reason}', 'ألغت الإدارة الطلب {order}: {reason}'],
  ),
  refund_issued: notice(
    'client',
    ['Refund issued', 'استُرد مبلغك'],
    ['{amount} of order {order} is back in your wallet.', 'عاد {amount} من الطلب {order} إلى محفظتك.'],
  ),
  review_reminder: notice(
    'client',
    ['Rate the service', 'قيّم الخدمة'],
    ['Order {order} is complete. How was {provider}?', 'اكتمل الطلب {order}. كيف كانت خدمة {provider}؟'],
  ),

  request_new: notice(
    'provider',
    ['New request', 'طلب جديد'],
    ['Request {order} matches your categories and cities.', 'الطلب {order} يطابق تصنيفاتك ومدنك.'],
  ),
  request_updated: notice('provider', ['Request changed', 'عُدّل طلب'], ['The client changed order {order}.', 'عدّل العميل الطلب {order}.']),
  offer_accepted: notice(
    'provider',
    ['Your offer was accepted', 'قُبل عرضك'],
    ['The client accepted your offer on order {order}. Issue the invoice.', 'قبل العميل عرضك على الطلب {order}. أصدر الفاتورة.'],
  ),
  offer_rejected: notice(
    'provider',
    ['Your offer was not chosen', 'لم يُختر عرضك'],
    ['The client did not choose your offer on order {order}.', 'لم يختر العميل عرضك على الطلب {order}.'],
  ),
  counter_received: notice(
    'provider',
    ['The client named a price', 'اقترح العميل سعرًا'],
    ['The client offers {amount} for order {order}.', 'يقترح العميل {amount} للطلب {order}.'],
  ),
  invoice_accepted: notice(
    'provider',
    ['Invoice accepted', 'قُبلت الفاتورة'],
    ['The client accepted the invoice of order {order}.', 'قبل العميل فاتورة الطلب {order}.'],
  ),
  invoice_rejected: notice(
    'provider',
    ['Invoice refused', 'رُفضت الفاتورة'],
    ['The client refused the invoice of order {order}: {reason}', 'رفض العميل فاتورة الطلب {order}: {reason}'],
  ),
  order_paid: notice('provider', ['Order paid', 'دُفع الطلب'], ['Order {order} is paid. You may start.', 'دُفع الطلب {order}. يمكنك البدء.']),
  remaining_paid: notice(
    'provider',
    ['Remaining amount paid', 'دُفع المتبقي'],
    ['The rest of order {order} is paid.', 'دُفع المبلغ المتبقي من الطلب {order}.'],
  ),
  cancelled_by_client: notice(
    'provider',
    ['Order cancelled', 'أُلغي الطلب'],
    ['Order {order} was cancelled: {reason}', 'أُلغي الطلب {order}: {reason}'],
  ),
  cancelled_unpaid_provider: notice(
    'provider',
    ['Order cancelled', 'أُلغي الطلب'],
    ['Order {order} was cancelled because the client did not pay in time.', 'أُلغي الطلب {order} لأن العميل لم يدفع خلال المهلة.'],
  ),
  work_overdue: notice(
    'provider',
    ['Work is overdue', 'تأخر العمل'],
    ['The agreed duration of order {order} has passed.', 'انقضت المدة المتفق عليها للطلب {order}.'],
  ),
  receipt_confirmed: notice(
    'provider',
    ['Receipt confirmed', 'أُكّد الاستلام'],
    ['{amount} of order {order} is now yours.', 'أصبح {amount} من الطلب {order} من مستحقاتك.'],
  ),
  changes_requested: notice(
    'provider',
    ['Changes requested', 'طُلب تعديل'],
    ['The client asks for changes to order {order}: {reason}', 'يطلب العميل تعديلًا على الطلب {order}: {reason}'],
  ),
  review_received: notice(
    'provider',
    ['New review', 'تقييم جديد'],
    ['You got {rating} of 5 for order {order}.', 'حصلت على {rating} من 5 في الطلب {order}.'],
  ),
  settlement_line_added: notice(
    'provider',
    ['Added to your settlement', 'أُضيف إلى تسويتك'],
    ['{amount} of order {order} was added to your next settlement.', 'أُضيف {amount} من الطلب {order} إلى تسويتك القادمة.'],
  ),

  car_inspection_started: notice(
    'car',
    ['Inspection started', 'بدأ فحص السيارة'],
    ['The car of order {order} is being inspected.', 'سيارة الطلب {order} قيد الفحص.'],
  ),
  car_inspected: notice(
    'car',
    ['Car inspected', 'فُحصت السيارة'],
    ['The car of order {order} is ready to hand over.', 'سيارة الطلب {order} جاهزة للتسليم.'],
  ),
  car_handed_over: notice(
    'car',
    ['Car handed over', 'سُلّمت السيارة'],
    ['The car of order {order} was handed over.', 'سُلّمت سيارة الطلب {order}.'],
  ),
  car_returned: notice('car', ['Car returned', 'أُعيدت السيارة'], ['The car of order {order} was returned.', 'أُعيدت سيارة الطلب {order}.']),
  car_return_overdue: notice(
    'car',
    ['Return is overdue', 'تأخرت إعادة السيارة'],
    ['The car of order {order} should be back by now.', 'حان موعد إعادة سيارة الطلب {order}.'],
  ),

  delegate_assigned: notice(
    'delegate',
    ['Delivery assigned', 'أُسند إليك توصيل'],
    ['You deliver order {order}.', 'أُسند إليك توصيل الطلب {order}.'],
  ),
  delegate_released: notice(
    'delegate',
    ['Delivery released', 'أُعفيت من توصيل'],
    ['You no longer deliver order {order}.', 'لم يعد توصيل الطلب {order} مسندًا إليك.'],
  ),

  transfer_needs_review: notice(
    'admin',
    ['A transfer needs review', 'حوالة تنتظر المراجعة'],
    ['The client of order {order} sent transfer proof.', 'أرسل عميل الطلب {order} إثبات حوالة.'],
  ),
  order_stuck: notice(
    'admin',
    ['An order needs you', 'طلب يحتاج إليك'],
    ['Order {order} needs a decision: {reason}', 'الطلب {order} يحتاج إلى قرار: {reason}'],
  ),
} as const satisfies Readonly<Record<string, Notice>>
