import { type NotificationTemplate, notificationTemplate } from './notification-template.ts'

/** The notifications to administrators besides those of the specification. Each placeholder is a field of the row it is about, or of the order. */
export const adminNotifications = {
  admin_failed_logins: notificationTemplate(
    'admin',
    'normal',
    { en: 'Failed logins of an administrator', ar: 'محاولات دخول فاشلة لحساب مشرف' },
    {
      en: 'A wrong password was entered for {name} at least 10 times within a day.',
      ar: 'أُدخلت كلمة مرور خاطئة لحساب {name} 10 مرات على الأقل خلال يوم.',
    },
  ),
  company_changed: notificationTemplate(
    'admin',
    'normal',
    { en: 'Company details changed', ar: 'تغيّرت بيانات منشأة' },
    { en: 'Check the registration of {name}.', ar: 'راجع السجل التجاري لـ{name}.' },
  ),
  provider_number_invalid: notificationTemplate(
    'admin',
    'normal',
    { en: 'Number of a provider is not valid', ar: 'رقم غير صحيح لمزوّد خدمة' },
    {
      en: 'The register does not confirm {number} ({register}) of {name}. Its new sales are stopped.',
      ar: 'لم يؤكد السجل الرقم {number} ({register}) لدى {name}، فتوقفت مبيعاته الجديدة.',
    },
  ),
  provider_number_valid: notificationTemplate(
    'admin',
    'normal',
    { en: 'Number of a provider is valid again', ar: 'صحّ رقم مزوّد خدمة من جديد' },
    { en: 'The register confirms {number} ({register}) of {name} again.', ar: 'أكد السجل الرقم {number} ({register}) لدى {name} من جديد.' },
  ),
  chat_report_new: notificationTemplate(
    'admin',
    'normal',
    { en: 'Message reported', ar: 'بلاغ عن رسالة' },
    { en: 'Read the chat and decide on the report.', ar: 'اقرأ المحادثة وقرّر بشأن البلاغ.' },
  ),
  chat_waiting: notificationTemplate(
    'admin',
    'normal',
    { en: 'A user wrote to the administration', ar: 'مستخدم راسل الإدارة' },
    { en: '{title} is waiting for a reply.', ar: '{title} ينتظر الرد.' },
  ),
  complaint_new: notificationTemplate(
    'admin',
    'normal',
    { en: 'New complaint', ar: 'شكوى جديدة' },
    { en: '{number}: {subject}', ar: '{number}: {subject}' },
  ),
  complaint_overdue: notificationTemplate(
    'admin',
    'normal',
    { en: 'Overdue complaint', ar: 'شكوى تأخر الرد عليها' },
    { en: 'Complaint {number} has waited longer than the reply limit.', ar: 'تجاوزت الشكوى {number} مهلة الرد.' },
  ),
  deposit_claim_waiting: notificationTemplate(
    'admin',
    'normal',
    { en: 'A claim on a security deposit waits', ar: 'مطالبة على التأمين بانتظارك' },
    { en: 'Claim {number} waits for a decision.', ar: 'المطالبة {number} بانتظار القرار.' },
  ),
  dispute_waiting: notificationTemplate(
    'admin',
    'normal',
    { en: 'A dispute decision needs approval', ar: 'قرار نزاع بانتظار الموافقة' },
    { en: 'Decision {number} waits for another administrator.', ar: 'القرار {number} بانتظار مشرف آخر.' },
  ),
  top_up_transfer_new: notificationTemplate(
    'admin',
    'normal',
    { en: 'A transfer needs review', ar: 'حوالة تنتظر المراجعة' },
    { en: '{account_name} sent transfer proof for a wallet top-up.', ar: 'أرسل {account_name} إثبات حوالة لشحن المحفظة.' },
  ),
  checkout_transfer_new: notificationTemplate(
    'admin',
    'normal',
    { en: 'A transfer needs review', ar: 'حوالة تنتظر المراجعة' },
    { en: '{account_name} sent transfer proof for orders of the store.', ar: 'أرسل {account_name} إثبات حوالة لطلبات من المتجر.' },
  ),
  review_report_new: notificationTemplate(
    'admin',
    'normal',
    { en: 'Review reported', ar: 'بلاغ عن تقييم' },
    { en: 'Read the review and decide whether it stays.', ar: 'اقرأ التقييم وقرّر هل يبقى.' },
  ),
  review_report_overdue: notificationTemplate(
    'admin',
    'normal',
    { en: 'Overdue report about a review', ar: 'بلاغ عن تقييم تأخر البت فيه' },
    { en: 'A report about a review still waits for your decision.', ar: 'ما زال بلاغ عن تقييم بانتظار قرارك.' },
  ),
  transfer_overdue: notificationTemplate(
    'admin',
    'normal',
    { en: 'Overdue bank transfer', ar: 'حوالة تأخرت مراجعتها' },
    {
      en: 'The transfer of {account_name} has waited longer than the review limit.',
      ar: 'تجاوزت حوالة {account_name} مهلة المراجعة.',
    },
  ),
  provider_waiting: notificationTemplate(
    'admin',
    'normal',
    { en: 'Provider pending approval', ar: 'مزوّد خدمة ينتظر الاعتماد' },
    { en: 'Review the documents of {name}.', ar: 'راجع مستندات {name}.' },
  ),
  car_in_review: notificationTemplate(
    'admin',
    'normal',
    { en: 'Car to review', ar: 'سيارة للمراجعة' },
    { en: 'Check {name}, then publish or return it.', ar: 'راجع {name}، ثم انشرها أو أعدها.' },
  ),
  package_in_review: notificationTemplate(
    'admin',
    'normal',
    { en: 'Package to review', ar: 'باقة للمراجعة' },
    { en: 'Check {title}, then publish or return it.', ar: 'راجع {title}، ثم انشرها أو أعدها.' },
  ),
  review_request_new: notificationTemplate(
    'admin',
    'normal',
    { en: 'New review request', ar: 'طلب مراجعة جديد' },
    { en: 'Request {number} is waiting for your decision.', ar: 'طلب المراجعة {number} بانتظار قرارك.' },
  ),
  refund_waiting: notificationTemplate(
    'admin',
    'normal',
    { en: 'Refund pending approval', ar: 'استرداد بانتظار الموافقة' },
    {
      en: 'Request {number}: an administrator other than the requester decides.',
      ar: 'طلب الاسترداد {number}: يبتّ فيه مشرف غير الذي قدّمه.',
    },
  ),
  payout_run_waiting: notificationTemplate(
    'admin',
    'normal',
    { en: 'Payout run pending approval', ar: 'دفعة صرف بانتظار الاعتماد' },
    { en: 'Run {number}: an administrator other than its creator approves it.', ar: 'دفعة الصرف {number}: يعتمدها مشرف غير الذي أنشأها.' },
  ),
  withdrawal_waiting: notificationTemplate(
    'admin',
    'normal',
    { en: 'Withdrawal pending approval', ar: 'سحب بانتظار الموافقة' },
    { en: 'Check withdrawal {number} from a wallet.', ar: 'راجع السحب {number} من محفظة عميل.' },
  ),
  return_waiting: notificationTemplate(
    'admin',
    'normal',
    { en: 'A return of your goods', ar: 'طلب إرجاع من مبيعات المنصة' },
    { en: 'Return {number} waits for your answer.', ar: 'ينتظر طلب الإرجاع {number} ردكم.' },
  ),
  goods_withdrawn: notificationTemplate(
    'admin',
    'normal',
    { en: 'A client withdrew from goods of the platform', ar: 'تراجع عن طلب من مبيعات المنصة' },
    {
      en: 'The client of order {order} withdrew. Confirm it, or reject it if the goods have left.',
      ar: 'تراجع العميل عن الطلب {order}. أكّدوا التراجع، أو ارفضوه إن خرجت البضاعة.',
    },
  ),
  goods_sent_back: notificationTemplate(
    'admin',
    'normal',
    { en: 'Returned goods are on their way', ar: 'منتجات مُرجعة في الطريق' },
    {
      en: 'The client sent the goods of return {number} back. Confirm them once they arrive.',
      ar: 'أرسل العميل منتجات الإرجاع {number}. أكّدوا وصولها حين تصل.',
    },
  ),
  refund_closed: notificationTemplate(
    'admin',
    'normal',
    { en: 'Refund request closed', ar: 'أُغلق طلب استرداد' },
    {
      en: 'The order was completed before request {number} was decided. Nothing was refunded.',
      ar: 'اكتمل الطلب قبل البت في طلب الاسترداد {number}، ولم يُسترد شيء.',
    },
  ),
  remainder_unpaid: notificationTemplate(
    'admin',
    'normal',
    { en: 'Rest of an order not paid', ar: 'لم يُدفع باقي طلب' },
    {
      en: 'The rest of order {order} was not paid in time. Refund the client or close the order.',
      ar: 'لم يُدفع باقي الطلب {order} خلال المهلة. أعد المبلغ إلى العميل أو أنهِ الطلب.',
    },
  ),
  service_rejects: notificationTemplate(
    'admin',
    'normal',
    { en: 'A service rejects our keys', ar: 'خدمة ترفض مفاتيحنا' },
    {
      en: '{service}: the service rejects the keys of this platform. Nothing goes through it until they are corrected.',
      ar: '{service}: ترفض الخدمة مفاتيح المنصة، ولن يعمل ما يعتمد عليها حتى تُصحَّح.',
    },
  ),
  contact_message_new: notificationTemplate(
    'admin',
    'normal',
    { en: 'New contact message', ar: 'رسالة تواصل جديدة' },
    { en: '{name}: {subject}', ar: '{name}: {subject}' },
  ),
} as const satisfies Readonly<Record<string, NotificationTemplate>>

export type AdminNotificationType = keyof typeof adminNotifications

/** The types that report something, or whose row does not say by its status for whom it waits. The others ask for work: they are done once their row does not wait for the administration any more. */
export const reportingTypes: readonly AdminNotificationType[] = ['admin_failed_logins', 'refund_closed', 'goods_withdrawn']
