import type { Label } from '../units.ts'

// The closed sets that pages list themselves. They are apart from their schemas, so that a page does not load the validation library for them.

/** The words that confirm the deletion of an account; either language is accepted. */
export const deletionPhrase = { ar: 'حذف', en: 'DELETE' } as const satisfies Label

/** The newest first, those that close first, or those with the highest budget first. */
export const orderSorts = ['newest', 'closing', 'budget'] as const

/** The lowest or the highest total first, the best rating or the shortest duration; accepted and open offers come before closed ones. */
export const offerSorts = ['price', '-price', 'rating', 'speed'] as const
export type OfferSort = (typeof offerSorts)[number]

/** Providers that take over an amount and let the client pay it in parts: buy now, pay later. */
export const payLaterMethods = ['tabby', 'tamara'] as const
export type PayLaterMethod = (typeof payLaterMethods)[number]

/** What is paid on the page of a gateway: `electronic` is by card. Each has a gateway of its own. */
export const gatewayMethods = ['electronic', ...payLaterMethods] as const
export type GatewayMethod = (typeof gatewayMethods)[number]
export const isGatewayMethod = (method: string | null): method is GatewayMethod => gatewayMethods.some((one) => one === method)

export const paymentMethods = [...gatewayMethods, 'bank_transfer', 'wallet'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** The payment gateways, `sandbox` instead of Moyasar in a demo, each with the method that it serves. */
export const gatewayMethodOf = {
  moyasar: 'electronic',
  sandbox: 'electronic',
  tabby: 'tabby',
  tamara: 'tamara',
} as const satisfies Readonly<Record<string, GatewayMethod>>
export type GatewayName = keyof typeof gatewayMethodOf
export const gatewayLabels = {
  moyasar: { en: 'Moyasar', ar: 'ميسر' },
  sandbox: { en: 'Demo gateway', ar: 'البوابة التجريبية' },
  tabby: { en: 'Tabby', ar: 'تابي' },
  tamara: { en: 'Tamara', ar: 'تمارا' },
} as const satisfies Readonly<Record<GatewayName, Label>>
export const gatewayNames = ['moyasar', 'sandbox', 'tabby', 'tamara'] as const satisfies readonly GatewayName[]

/** What can be paid with on the page of a gateway, in the order in which it is shown: mada is the Kingdom's own scheme. */
export const cardMethods = ['mada', 'visa', 'mastercard', 'apple_pay', 'stc_pay'] as const
export type CardMethod = (typeof cardMethods)[number]

/** What a movement of money is. */
export const transactionKinds = [
  'top_up',
  'payment',
  'wallet_credit',
  'withdrawal',
  'withdrawal_returned',
  'release',
  'security_deposit',
  'security_deposit_returned',
  'deposit_claim',
  'refund',
  'refund_sent',
  'refund_returned',
  'payout',
  'payout_sent',
  'payout_returned',
  'gateway_settlement',
  'vat_rounding',
  'adjustment',
] as const
export type TransactionKind = (typeof transactionKinds)[number]

/** The kinds of transactions that each side has, in the order of the filter. */
export const ownKinds = {
  client: [
    'payment',
    'top_up',
    'withdrawal',
    'withdrawal_returned',
    'refund',
    'wallet_credit',
    'refund_returned',
    'security_deposit',
    'security_deposit_returned',
    'adjustment',
  ],
  provider: ['release', 'deposit_claim', 'payout', 'payout_returned', 'adjustment'],
} as const satisfies Readonly<Record<string, readonly TransactionKind[]>>

/** What a transaction has come to, as its owner sees it. */
export const transactionStatuses = ['completed', 'pending', 'failed', 'cancelled'] as const
export type TransactionStatus = (typeof transactionStatuses)[number]

export const financePeriods = ['this_month', 'last_month', 'last_90_days', 'this_year'] as const

/** Why a payment failed, in the client's words. */
export const paymentFailures = {
  declined: { en: 'The bank declined the card.', ar: 'رفض البنك البطاقة.' },
  insufficient_funds: { en: 'The balance of the card is not enough.', ar: 'رصيد البطاقة لا يكفي.' },
  lost_or_stolen: { en: 'The card was reported lost or stolen.', ar: 'البطاقة مبلّغ عن فقدها أو سرقتها.' },
  expired_card: { en: 'The card has expired.', ar: 'انتهت صلاحية البطاقة.' },
  over_limit: { en: 'The card’s limit was exceeded.', ar: 'تجاوز المبلغ حد البطاقة.' },
  not_verified: { en: 'The bank did not verify you with its code.', ar: 'لم يكتمل التحقق برمز البنك.' },
  not_eligible: { en: 'The provider does not offer you instalments for this order.', ar: 'لا يتيح لك مزوّد التقسيط تقسيط هذا المبلغ.' },
  amount_too_high: { en: 'The amount is above what the provider offers you now.', ar: 'المبلغ أعلى مما يتيحه لك مزوّد التقسيط حاليًا.' },
  amount_too_low: { en: 'The amount is below what the provider splits.', ar: 'المبلغ أقل من الحد الذي يقسّمه مزوّد التقسيط.' },
  not_completed: { en: 'You left the provider’s page without completing the payment.', ar: 'لم تكتمل العملية في صفحة مزوّد التقسيط.' },
  time_over: { en: 'The time to pay is over.', ar: 'انتهت مهلة الدفع.' },
  replaced: { en: 'Another way of paying was chosen.', ar: 'اختيرت طريقة دفع أخرى.' },
  too_late: { en: 'The payment arrived after nothing was due any more.', ar: 'وصل الدفع بعد أن لم يعد هناك مبلغ مستحق.' },
  wallet_short: { en: 'The wallet no longer covered its part.', ar: 'لم يعد رصيد المحفظة يغطي الجزء المتفق عليه.' },
  mismatch: { en: 'The gateway reported other details. We are checking it.', ar: 'أرسلت بوابة الدفع بيانات مختلفة، ونحن نراجعها.' },
} as const satisfies Readonly<Record<string, Label>>

/** Why a provider does not split an amount. */
export const payLaterRejections = [
  'not_eligible',
  'amount_too_high',
  'amount_too_low',
] as const satisfies readonly (keyof typeof paymentFailures)[]
export type PayLaterRejection = (typeof payLaterRejections)[number]

/** The longest text of a chat message. */
export const maxMessageLength = 2000
export const maxSavedReplies = 30
export const maxSavedReplyLength = 500
/** Of a question about a product: a cookie stores what a guest has typed until the log-in. */
export const maxQuestionLength = 1000

/** Why a chat message is reported. */
export const reportReasons = {
  insult: { en: 'Insult or threat', ar: 'إساءة أو تهديد' },
  fraud: { en: 'Fraud or payment outside the platform', ar: 'احتيال أو دفع خارج المنصة' },
  spam: { en: 'Advertising', ar: 'إعلانات مزعجة' },
  other: { en: 'Other', ar: 'سبب آخر' },
} as const satisfies Readonly<Record<string, Label>>
