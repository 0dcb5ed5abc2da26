import { type Notice, notice } from './notification.ts'

/** The notices to users about anything but an order. Source: domain.md 6. */
export const otherNotices = {
  user_blocked: notice(
    'other',
    ['Account blocked', 'حُظر الحساب'],
    ['Your account was blocked by the administration.', 'تم حظر حسابك من قبل الإدارة.'],
  ),
  account_activated: notice('other', ['Welcome to Wasl', 'أهلًا بك في وصل'], ['Your account is active, {name}.', 'حسابك مفعّل يا {name}.']),
  chat_message: notice('other', ['New message', 'رسالة جديدة'], ['{name}: {text}', '{name}: {text}']),
  complaint_replied: notice(
    'other',
    ['Answer to your complaint', 'رد على شكواك'],
    ['We answered complaint {number}.', 'رددنا على الشكوى {number}.'],
  ),
  coupon_available: notice('other', ['A coupon for you', 'قسيمة لك'], ['{title}: use the code {code}.', '{title}: استخدم الرمز {code}.']),
  wallet_topped_up: notice(
    'other',
    ['Wallet topped up', 'شُحنت محفظتك'],
    ['{amount} was added to your wallet.', 'أُضيف {amount} إلى محفظتك.'],
  ),
  wallet_debited: notice(
    'other',
    ['Paid from your wallet', 'خُصم من محفظتك'],
    ['{amount} was taken from your wallet for order {order}.', 'خُصم {amount} من محفظتك للطلب {order}.'],
  ),
  provider_approved: notice(
    'other',
    ['You are approved', 'اعتُمد حسابك'],
    ['{name} may now receive requests.', 'يمكن لـ{name} الآن استقبال الطلبات.'],
  ),
  provider_refused: notice(
    'other',
    ['Your application was refused', 'رُفض طلب انضمامك'],
    ['The application of {name} was refused: {reason}', 'رُفض طلب انضمام {name}: {reason}'],
  ),
  product_approved: notice('other', ['Product approved', 'اعتُمد المنتج'], ['{name} is now in the store.', 'أصبح {name} معروضًا في المتجر.']),
  product_refused: notice('other', ['Product refused', 'رُفض المنتج'], ['{name} was refused: {reason}', 'رُفض {name}: {reason}']),
  main_product_approved: notice(
    'other',
    ['Main product changed', 'تغيّر المنتج الرئيسي'],
    ['{name} now stands for the group {group}.', 'أصبح {name} المنتج الرئيسي لمجموعة {group}.'],
  ),
  main_product_refused: notice(
    'other',
    ['Main product stays', 'بقي المنتج الرئيسي كما هو'],
    ['{name} does not become the main product of {group}: {reason}', 'لم يُعتمد {name} منتجًا رئيسيًا لمجموعة {group}: {reason}'],
  ),
  settlement_paid: notice(
    'other',
    ['Settlement paid', 'صُرفت تسويتك'],
    ['{amount} was transferred to your account.', 'حُوّل {amount} إلى حسابك البنكي.'],
  ),
  admin_broadcast: notice('other', ['{title}', '{title}'], ['{text}', '{text}']),
} as const satisfies Readonly<Record<string, Notice>>
