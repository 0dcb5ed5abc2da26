import { disputeNotifications } from './dispute-notifications.ts'
import { type NotificationTemplate, notificationTemplate } from './notification-template.ts'

/** The notifications to users besides the 57 about an order. Source: domain, section 6. */
export const accountNotifications = {
  user_blocked: notificationTemplate(
    'other',
    'security',
    { en: 'Account blocked', ar: 'حُظر الحساب' },
    { en: 'Your account was blocked by the administration.', ar: 'تم حظر حسابك من قبل الإدارة.' },
  ),
  account_activated: notificationTemplate(
    'other',
    'normal',
    { en: 'Welcome', ar: 'أهلًا بك' },
    { en: 'Your account is active, {name}.', ar: 'حسابك مفعّل يا {name}.' },
  ),
  failed_logins: notificationTemplate(
    'other',
    'security',
    { en: 'Failed logins', ar: 'محاولات دخول فاشلة' },
    {
      en: 'A wrong password was entered for your account at least 10 times within a day. If it was not you, contact us.',
      ar: 'أُدخلت كلمة مرور خاطئة لحسابك 10 مرات على الأقل خلال يوم. إن لم تكن أنت فتواصل معنا.',
    },
  ),
  reset_waiting: notificationTemplate(
    'other',
    'security',
    { en: 'New password requested', ar: 'طلب كلمة مرور جديدة' },
    {
      en: 'Somebody with the code of your phone wants a new password on a new device. It is possible from {at} on. If it was not you, log in before then, which stops it, and contact us.',
      ar: 'طلب شخص لديه رمز جوالك كلمة مرور جديدة من جهاز جديد، وتصبح متاحة له ابتداءً من {at}. إن لم تكن أنت فسجّل الدخول قبل ذلك ليُلغى الطلب، وتواصل معنا.',
    },
  ),
  password_changed: notificationTemplate(
    'other',
    'security',
    { en: 'Password changed', ar: 'تغيّرت كلمة المرور' },
    {
      en: 'Your password was changed and your other devices were logged out. If it was not you, contact us.',
      ar: 'تغيّرت كلمة مرورك وسُجّل خروج بقية أجهزتك. إن لم تكن أنت فتواصل معنا.',
    },
  ),
  phone_changed: notificationTemplate(
    'other',
    'security',
    { en: 'Mobile number changed', ar: 'تغيّر رقم الجوال' },
    { en: 'You now log in with {phone}. If it was not you, contact us.', ar: 'صار دخولك بالرقم {phone}. إن لم تكن أنت فتواصل معنا.' },
  ),
  bank_changed: notificationTemplate(
    'other',
    'security',
    { en: 'Bank account changed', ar: 'تغيّر حسابك البنكي' },
    {
      en: 'Your payouts now go to the IBAN that ends with {iban}. If it was not you, contact us at once.',
      ar: 'تُصرف مستحقاتك الآن إلى الآيبان المنتهي بـ {iban}. إن لم تكن أنت فتواصل معنا فورًا.',
    },
  ),
  number_invalid: notificationTemplate(
    'other',
    'high',
    { en: 'A number is not valid', ar: 'رقم غير صحيح' },
    {
      en: 'The register does not confirm the number {number} ({register}). You cannot make offers, accept orders or issue invoices until it is corrected.',
      ar: 'لم يؤكد السجل الرقم {number} ({register}). لا يمكنك تقديم العروض ولا قبول الطلبات ولا إصدار الفواتير حتى يُصحَّح.',
    },
  ),
  number_valid: notificationTemplate(
    'other',
    'high',
    { en: 'A number is valid again', ar: 'صحّ الرقم من جديد' },
    {
      en: 'The register confirms the number {number} ({register}) again. You can sell as before.',
      ar: 'أكد السجل الرقم {number} ({register}) من جديد. عُد إلى البيع.',
    },
  ),
  client_number_invalid: notificationTemplate(
    'other',
    'high',
    { en: 'Your VAT number is not valid', ar: 'رقمك الضريبي غير صحيح' },
    {
      en: 'The register does not confirm your VAT number {number}. Your next invoices are issued without it until it is corrected.',
      ar: 'لم يؤكد السجل رقمك الضريبي {number}. تصدر فواتيرك دونه حتى يُصحَّح.',
    },
  ),
  client_number_valid: notificationTemplate(
    'other',
    'high',
    { en: 'Your VAT number is valid again', ar: 'صحّ رقمك الضريبي من جديد' },
    { en: 'The register confirms {number} again. Your next invoices have it.', ar: 'أكد السجل {number} من جديد، وستحمله فواتيرك القادمة.' },
  ),
  data_export_ready: notificationTemplate(
    'other',
    'high',
    { en: 'Your data is ready', ar: 'نسخة بياناتك جاهزة' },
    { en: 'Download the copy of your data within 24 hours.', ar: 'نزّل نسخة بياناتك خلال 24 ساعة.' },
  ),
  chat_message: notificationTemplate(
    'other',
    'normal',
    { en: 'New message', ar: 'رسالة جديدة' },
    { en: '{name}: {text}', ar: '{name}: {text}' },
  ),
  complaint_of_company: notificationTemplate(
    'other',
    'normal',
    { en: 'A complaint of your company', ar: 'شكوى من منشأتك' },
    { en: 'Message from {name} in complaint {number}.', ar: 'رسالة من {name} في الشكوى {number}.' },
  ),
  complaint_replied: notificationTemplate(
    'other',
    'high',
    { en: 'Reply to your complaint', ar: 'رد على شكواك' },
    { en: 'We replied to complaint {number}.', ar: 'رددنا على الشكوى {number}.' },
  ),
  review_hidden: notificationTemplate(
    'other',
    'normal',
    { en: 'A review was hidden', ar: 'أُخفي تقييم' },
    { en: 'The review of {provider} is no longer shown: {reason}', ar: 'لم يعد تقييم {provider} ظاهرًا: {reason}' },
  ),
  review_published: notificationTemplate(
    'other',
    'normal',
    { en: 'A review is shown again', ar: 'عاد تقييم إلى الظهور' },
    { en: 'The review of {provider} is published again.', ar: 'نُشر تقييم {provider} من جديد.' },
  ),
  review_report_dismissed: notificationTemplate(
    'other',
    'normal',
    { en: 'A reported review stays', ar: 'بقي التقييم المبلّغ عنه' },
    {
      en: 'We checked a report about the review of {provider}, and it stays published: {reason}',
      ar: 'راجعنا بلاغًا عن تقييم {provider}، ويبقى التقييم منشورًا: {reason}',
    },
  ),
  coupon_available: notificationTemplate(
    'other',
    'normal',
    { en: 'A coupon for you', ar: 'قسيمة لك' },
    { en: '{title}: use the code {code}.', ar: '{title}: استخدم الرمز {code}.' },
  ),
  payment_credited: notificationTemplate(
    'other',
    'money',
    { en: 'Payment added to your wallet', ar: 'أُضيفت دفعتك إلى محفظتك' },
    {
      en: 'Your card payment of {amount} came when it was no longer due for order {order}. It is in your wallet.',
      ar: 'لم تعد دفعتك {amount} مستحقة للطلب {order}، فأضفناها إلى محفظتك.',
    },
  ),
  payment_voided: notificationTemplate(
    'other',
    'money',
    { en: 'Payment returned', ar: 'أُعيدت دفعتك' },
    {
      en: 'Your payment of {amount} came after nothing was due for order {order} any more. We returned it the way it was made.',
      ar: 'لم تعد دفعتك {amount} مستحقة للطلب {order}، فأعدناها كما دُفعت.',
    },
  ),
  wallet_topped_up: notificationTemplate(
    'other',
    'money',
    { en: 'Wallet topped up', ar: 'شُحنت محفظتك' },
    { en: '{amount} was added to your wallet.', ar: 'أُضيف {amount} إلى محفظتك.' },
  ),
  security_deposit_returned: notificationTemplate(
    'car',
    'money',
    { en: 'Security deposit returned', ar: 'أُعيد مبلغ التأمين' },
    {
      en: 'The security deposit of order {order}, {amount}, is in your wallet.',
      ar: 'أُعيد مبلغ تأمين الطلب {order}، وهو {amount}، إلى محفظتك.',
    },
  ),
  bank_transfer_rejected: notificationTemplate(
    'other',
    'money',
    { en: 'Transfer rejected', ar: 'رُفضت حوالتك' },
    { en: 'Your transfer of {amount} was rejected: {reason}', ar: 'رُفضت حوالتك بمبلغ {amount}: {reason}' },
  ),
  checkout_transfer_short: notificationTemplate(
    'other',
    'money',
    { en: 'Your transfer was less than your orders cost', ar: 'حوالتك أقل من قيمة طلباتك' },
    {
      en: 'What arrived of it, {amount}, is in your wallet. Pay your orders in time: with the wallet first, then by card.',
      ar: 'أُضيف إلى محفظتك ما وصل منها، وهو {amount}. ادفع طلباتك قبل انتهاء المهلة: من المحفظة أولًا ثم بالبطاقة.',
    },
  ),
  provider_approved: notificationTemplate(
    'other',
    'high',
    { en: 'You are approved', ar: 'اعتُمد حسابك' },
    { en: '{name} can now receive requests.', ar: 'يمكن لـ{name} الآن استقبال الطلبات.' },
  ),
  provider_rejected: notificationTemplate(
    'other',
    'high',
    { en: 'Your application was rejected', ar: 'رُفض طلب انضمامك' },
    { en: 'The application of {name} was rejected: {reason}', ar: 'رُفض طلب انضمام {name}: {reason}' },
  ),
  documents_approved: notificationTemplate(
    'other',
    'high',
    { en: 'Your new documents are approved', ar: 'قُبلت مستنداتك الجديدة' },
    { en: 'The new documents of {name} are now in use.', ar: 'صارت مستندات {name} الجديدة سارية.' },
  ),
  documents_rejected: notificationTemplate(
    'other',
    'high',
    { en: 'Your new documents were rejected', ar: 'رُفضت مستنداتك الجديدة' },
    {
      en: 'The new documents of {name} were rejected: {reason}. The current ones stay in use.',
      ar: 'رُفضت مستندات {name} الجديدة: {reason}. تبقى الحالية سارية.',
    },
  ),
  settlement_paid: notificationTemplate(
    'other',
    'money',
    { en: 'Settlement paid', ar: 'صُرفت تسويتك' },
    { en: '{amount} was transferred to your account.', ar: 'حُوّل {amount} إلى حسابك البنكي.' },
  ),
  balance_credited: notificationTemplate(
    'other',
    'money',
    { en: 'Added to your balance', ar: 'أُضيف مبلغ إلى رصيدك' },
    { en: 'The administration added {amount} to your balance: {reason}', ar: 'أضافت الإدارة {amount} إلى رصيدك: {reason}' },
  ),
  balance_debited: notificationTemplate(
    'other',
    'money',
    { en: 'Deducted from your balance', ar: 'خُصم مبلغ من رصيدك' },
    { en: 'The administration deducted {amount} from your balance: {reason}', ar: 'خصمت الإدارة {amount} من رصيدك: {reason}' },
  ),
  settlement_returned: notificationTemplate(
    'other',
    'money',
    { en: 'Settlement returned by the bank', ar: 'أعاد البنك تسويتك' },
    {
      en: 'The bank returned {amount}: {reason}. It is in your balance again; check your bank account.',
      ar: 'أعاد البنك {amount}: {reason}. عاد المبلغ إلى رصيدك، فراجع حسابك البنكي.',
    },
  ),
  withdrawal_requested: notificationTemplate(
    'other',
    'security',
    { en: 'Withdrawal requested', ar: 'طلبت سحبًا من محفظتك' },
    {
      en: '{amount} left your wallet for the IBAN that ends with {iban}. If it was not you, contact us at once.',
      ar: 'خُصم {amount} من محفظتك ليُحوَّل إلى الآيبان المنتهي بـ {iban}. إن لم تكن أنت فتواصل معنا فورًا.',
    },
  ),
  withdrawal_sent: notificationTemplate(
    'other',
    'money',
    { en: 'Withdrawal sent', ar: 'حُوّل المبلغ المسحوب' },
    {
      en: '{amount} was transferred to your IBAN that ends with {iban}.',
      ar: 'حُوّل {amount} إلى حسابك ذي الآيبان المنتهي بـ {iban}.',
    },
  ),
  withdrawal_rejected: notificationTemplate(
    'other',
    'money',
    { en: 'Withdrawal rejected', ar: 'رُفض طلب السحب' },
    { en: '{amount} is in your wallet again: {reason}', ar: 'عاد {amount} إلى محفظتك: {reason}' },
  ),
  withdrawal_returned: notificationTemplate(
    'other',
    'money',
    { en: 'Withdrawal returned by the bank', ar: 'أعاد البنك المبلغ المسحوب' },
    {
      en: 'The bank returned {amount}: {reason}. It is in your wallet again; check the IBAN and the name.',
      ar: 'أعاد البنك {amount}: {reason}. عاد المبلغ إلى محفظتك، فراجع الآيبان واسم صاحب الحساب.',
    },
  ),
  order_referred: notificationTemplate(
    'other',
    'high',
    { en: 'The administration reviews the order', ar: 'الطلب لدى الإدارة' },
    { en: 'Order {order} is now with the administration, which decides how it ends.', ar: 'أُحيل الطلب {order} إلى الإدارة للبت فيه.' },
  ),
  order_closed: notificationTemplate(
    'other',
    'high',
    { en: 'Order closed', ar: 'أُنهي الطلب' },
    {
      en: 'The administration closed order {order} with what was paid for it: {reason}',
      ar: 'أنهت الإدارة الطلب {order} بما دُفع عنه: {reason}',
    },
  ),
  ...disputeNotifications,
  admin_broadcast: notificationTemplate('other', 'normal', { en: '{title}', ar: '{title}' }, { en: '{text}', ar: '{text}' }),
} as const satisfies Readonly<Record<string, NotificationTemplate>>
