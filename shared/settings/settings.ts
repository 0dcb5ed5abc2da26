import * as z from 'zod'
import { typedKeys } from '../utils/typed-entries.ts'
import { accountSettings } from './account-settings.ts'
import { brandSettings } from './brand-settings.ts'
import { carSettings } from './car-settings.ts'
import { chatSettings } from './chat-settings.ts'
import { companySettings } from './company-settings.ts'
import { displaySettings } from './display-settings.ts'
import { disputeSettings } from './dispute-settings.ts'
import { notificationSettings } from './notification-settings.ts'
import { orderLimits } from './order-limits.ts'
import { payoutSettings } from './payout-settings.ts'
import { sessionSettings } from './session-settings.ts'
import { numberSettings, percentSetting, type Setting, settingBase } from './setting-kinds.ts'
import { storeSettings } from './store-settings.ts'
import { walletSettings } from './wallet-settings.ts'

const timeLimit = numberSettings('time_limits')
const limit = numberSettings('limits')
const account = numberSettings('accounts')

/** The highest value of `images_per_upload`. */
export const maxFilesPerUpload = 20

/** The highest value of `private_providers`. */
export const maxPrivateProviders = 20

/** The form of an email ending. */
export const emailEndingPattern = /^\.[a-z.]+$/

/** Every business setting with its default; administrators change it without a release. Source: domain, sections 3, 4 and 7; specification, section 9. */
export const settingsTable = {
  vat_percent: percentSetting(
    'tax',
    15,
    { en: 'VAT', ar: 'ضريبة القيمة المضافة' },
    {
      en: 'For new invoices of sellers with a VAT number; issued invoices keep their rate',
      ar: 'على الفواتير القادمة للمسجلين في الضريبة، وما صدر يبقى على نسبته',
    },
  ),
  seller_without_vat_number: {
    ...settingBase<'platform' | 'provider'>('tax', z.enum(['platform', 'provider']), 'platform', [
      { en: 'Seller of providers without a valid VAT number', ar: 'البائع عن المزوّد الذي لا رقم ضريبي صالحًا له' },
      {
        en: 'The platform sells once its VAT number and address are set; applies to new invoices',
        ar: 'تبيع المنصة متى أُدخل رقمها الضريبي وعنوانها، ويسري على الفواتير القادمة',
      },
    ]),
    kind: 'choice',
    options: {
      platform: { en: 'The platform, with VAT', ar: 'المنصة، مع الضريبة' },
      provider: {
        en: 'The provider, without VAT: only with an adviser’s written opinion',
        ar: 'المزوّد، دون ضريبة: برأي مكتوب من مستشار ضريبي فقط',
      },
    },
  },
  commission_percent: percentSetting(
    'tax',
    10,
    { en: 'Platform commission', ar: 'عمولة المنصة' },
    {
      en: 'For categories without their own commission; applies to new invoices',
      ar: 'لما لا عمولة خاصة لتصنيفه، وتسري على الفواتير القادمة',
    },
  ),

  unpaid_minutes: timeLimit('minutes', [1, 100_000], 120, { en: 'Cancel unpaid orders after', ar: 'إلغاء الطلب غير المدفوع بعد' }),
  unpaid_reminder_minutes: timeLimit('minutes', [1, 100_000], 90, { en: 'Send payment reminder after', ar: 'التذكير بالدفع بعد' }),
  offer_hours: timeLimit('hours', [1, 100_000], 72, { en: 'Offers are valid for', ar: 'مدة صلاحية العرض' }),
  request_days: timeLimit('days', [1, 100_000], 7, { en: 'Requests stay open for', ar: 'مدة بقاء الطلب' }),
  answer_hours: timeLimit('hours', [1, 100_000], 24, { en: 'A chosen provider replies within', ar: 'مهلة رد المزوّد المختار' }),
  invoice_hours: timeLimit(
    'hours',
    [2, 100_000],
    48,
    { en: 'A provider issues the invoice within', ar: 'مهلة إصدار الفاتورة' },
    { en: 'The provider is reminded halfway, and the client is then notified', ar: 'يُذكَّر المزوّد في منتصفها، ويُشعر العميل بعدها' },
  ),
  receipt_days: timeLimit('days', [1, 100_000], 14, { en: 'Confirm receipt automatically after', ar: 'تأكيد الاستلام تلقائيًا بعد' }),
  goods_receipt_days: timeLimit('days', [7, 365], 7, {
    en: 'Confirm receipt of goods automatically after',
    ar: 'تأكيد استلام المنتجات تلقائيًا بعد',
  }),
  receipt_reminder_days: timeLimit('days', [1, 100_000], 5, { en: 'Send receipt reminder after', ar: 'التذكير بتأكيد الاستلام بعد' }),
  transfer_check_hours: timeLimit(
    'hours',
    [1, 100_000],
    24,
    { en: 'Review bank transfers within', ar: 'مهلة مراجعة التحويل البنكي' },
    { en: 'Administrators are then reminded', ar: 'تُذكَّر الإدارة بعدها' },
  ),
  complaint_hours: timeLimit(
    'hours',
    [1, 100_000],
    24,
    { en: 'Reply to complaints within', ar: 'مهلة أول رد على الشكوى' },
    { en: 'Administrators are then reminded, and the queue is marked overdue', ar: 'تُذكَّر الإدارة بعدها وتبرز قائمة الانتظار' },
  ),
  ...disputeSettings,
  ...storeSettings,
  ...carSettings,
  payout_hold_hours: timeLimit(
    'hours',
    [0, 720],
    48,
    { en: 'Hold payouts after a new IBAN for', ar: 'تعليق الصرف بعد تغيير الآيبان' },
    { en: 'Time for the provider to object to a change', ar: 'مهلة ليعترض المزوّد على تغيير لم يطلبه' },
  ),
  application_days: timeLimit(
    'days',
    [1, 1_000],
    3,
    { en: 'Review provider applications within', ar: 'مدة مراجعة طلبات مزوّدي الخدمة' },
    { en: 'Shown to applicants', ar: 'تظهر هذه المدة لمقدّم الطلب' },
  ),

  register_check_hours: timeLimit(
    'hours',
    [1, 720],
    24,
    { en: 'Check VAT and registration numbers every', ar: 'التحقق من الأرقام الضريبية والسجلات كل' },
    { en: 'A number that is not valid stops new sales', ar: 'يتوقف البيع بالرقم غير الصحيح' },
  ),

  data_request_days: timeLimit(
    'days',
    [1, 365],
    30,
    { en: 'Answer personal-data requests within', ar: 'مهلة الرد على طلبات البيانات الشخصية' },
    { en: 'For requests from now on', ar: 'تسري على الطلبات من الآن' },
  ),

  min_deposit_percent: percentSetting(
    'limits',
    10,
    { en: 'Minimum deposit', ar: 'أقل دفعة مقدّمة' },
    { en: 'Share of an invoice that is due before the work starts', ar: 'من الفاتورة، تُدفع قبل بدء العمل' },
  ),
  ...walletSettings,
  ...orderLimits,
  private_providers: limit(
    null,
    [1, maxPrivateProviders],
    5,
    { en: 'Providers per private order', ar: 'عدد المزوّدين في الطلب الخاص' },
    { en: 'A client may send it to so many at once', ar: 'أقصى عدد يُرسل إليه في المرة الواحدة' },
  ),
  upload_megabytes: limit(
    'megabytes',
    [1, 100],
    10,
    { en: 'Maximum upload size', ar: 'أكبر حجم للملف' },
    { en: 'For any file; a field may allow less', ar: 'لأي ملف، وقد يسمح الحقل بأقل منه' },
  ),
  offer_image_megabytes: limit(
    'megabytes',
    [1, 100],
    5,
    { en: 'Maximum offer image size', ar: 'أكبر حجم لصورة العرض' },
    { en: 'For the image attached to an offer', ar: 'للصورة المرفقة بالعرض' },
  ),
  images_per_upload: limit(
    null,
    [1, maxFilesPerUpload],
    5,
    { en: 'Files per field', ar: 'عدد الصور أو الملفات في المرة الواحدة' },
    { en: 'For images and files; a field may allow less', ar: 'في الحقل الواحد، وقد يسمح بأقل منه' },
  ),

  ...chatSettings,

  ...payoutSettings,

  ...companySettings,

  ...brandSettings,

  password_min: account(
    'characters',
    [8, 64],
    8,
    { en: 'Minimum password length', ar: 'أقل طول لكلمة المرور' },
    { en: 'For new passwords; existing passwords stay valid', ar: 'لكلمات المرور الجديدة، وتبقى الحالية صالحة' },
  ),
  temporary_password_hours: account(
    'hours',
    [1, 100_000],
    72,
    { en: 'Temporary admin passwords expire after', ar: 'انتهاء كلمة المرور المؤقتة للمشرف بعد' },
    { en: 'Unless the admin changes it; applies to passwords sent from now on', ar: 'ما لم يغيّرها، وتسري على ما يُرسل من الآن' },
  ),
  invitation_hours: account(
    'hours',
    [1, 720],
    72,
    { en: 'Team invitations are valid for', ar: 'مدة صلاحية دعوة فريق المزوّد' },
    { en: 'Counted from when it is sent; it can be sent again', ar: 'من وقت إرسالها، ويمكن إعادة إرسالها' },
  ),
  email_endings: {
    ...settingBase(
      'accounts',
      z.array(z.string().regex(emailEndingPattern)).max(50),
      ['.com', '.org', '.net'],
      [
        { en: 'Accepted email endings', ar: 'نهايات البريد المقبولة' },
        { en: 'If empty, every ending is accepted', ar: 'تُقبل كل النهايات إن كانت القائمة فارغة' },
      ],
    ),
    kind: 'endings',
  },
  code_minutes: account(
    'minutes',
    [1, 60],
    5,
    { en: 'Codes are valid for', ar: 'مدة صلاحية رمز التحقق' },
    { en: 'Counted from when it is sent', ar: 'من وقت إرساله' },
  ),
  code_attempts: account(
    null,
    [1, 20],
    5,
    { en: 'Attempts per code', ar: 'عدد محاولات إدخال الرمز' },
    { en: 'After that a new code is required', ar: 'يلزم بعدها رمز جديد' },
  ),
  codes_per_phone_day: account(
    null,
    [1, 100_000],
    5,
    { en: 'Codes per phone per day', ar: 'رموز التحقق للرقم الواحد في اليوم' },
    { en: 'Limits the cost of messages', ar: 'للحد من تكلفة الرسائل' },
  ),
  codes_per_address_hour: account(
    null,
    [1, 100_000],
    30,
    { en: 'Codes per IP address per hour', ar: 'رموز التحقق من العنوان الواحد في الساعة' },
    { en: 'A whole office may share one address', ar: 'قد يكون العنوان لمكتب كامل' },
  ),
  code_resend_seconds: account(
    'seconds',
    [1, 100_000],
    60,
    { en: 'Allow resending a code after', ar: 'إتاحة إعادة الإرسال بعد' },
    { en: 'Counted from the previous code', ar: 'من إرسال الرمز السابق' },
  ),
  login_attempts_per_phone: account(
    null,
    [1, 100_000],
    10,
    { en: 'Failed logins per phone before a delay', ar: 'محاولات الدخول الفاشلة للرقم قبل الانتظار' },
    {
      en: 'From one IP address or known device in a day; the delay doubles from 30 seconds to 15 minutes',
      ar: 'من عنوان واحد أو جهاز معروف في اليوم، ثم يتضاعف الانتظار من 30 ثانية إلى 15 دقيقة',
    },
  ),
  login_attempts_per_address: account(
    null,
    [1, 100_000],
    50,
    { en: 'Failed logins per IP address in 15 minutes', ar: 'محاولات الدخول الفاشلة من العنوان في 15 دقيقة' },
    { en: 'Further attempts then wait in the same way', ar: 'تنتظر بعدها المحاولات كذلك' },
  ),
  ...accountSettings,
  ...sessionSettings,

  ...notificationSettings,

  month_target: {
    ...settingBase('display', z.int().min(0).max(100_000_000_000), 5_000_000, [
      { en: 'Monthly sales target', ar: 'هدف المبيعات الشهري' },
      { en: 'Used for the progress on the home page', ar: 'ما يُقاس عليه التقدّم في الصفحة الرئيسية' },
    ]),
    kind: 'money',
  },
  ...displaySettings,
} satisfies Readonly<Record<string, Setting<unknown>>>

export type SettingKey = keyof typeof settingsTable
export type Settings = { readonly [K in SettingKey]: (typeof settingsTable)[K]['default'] }

/** Every setting, in the order of the page. */
export const settingKeys = typedKeys(settingsTable)

// Safe: every key has its parsed value or its default.
const asSettings = (values: Record<string, unknown>) => values as Settings

/** The current settings: each stored value that passes its schema, else the default. */
export function parseSettings(stored: Readonly<Record<string, unknown>>): Settings {
  const values = settingKeys.map((key) => {
    const parsed = settingsTable[key].schema.safeParse(stored[key])
    return [key, parsed.success ? parsed.data : settingsTable[key].default]
  })
  return asSettings(Object.fromEntries(values))
}

/** The settings of a new installation. */
export const defaultSettings: Settings = parseSettings({})
