import * as z from 'zod'
import type { Label } from '../units.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { instant, money } from './common.ts'
import { paymentStatus } from './enums.ts'

/** Why a payment failed, in the client's words. */
export const paymentFailures = {
  declined: { en: 'The bank declined the card.', ar: 'رفض البنك البطاقة.' },
  insufficient_funds: { en: 'The balance of the card is not enough.', ar: 'رصيد البطاقة لا يكفي.' },
  lost_or_stolen: { en: 'The card was reported lost or stolen.', ar: 'البطاقة مبلّغ عن فقدها أو سرقتها.' },
  expired_card: { en: 'The card has expired.', ar: 'انتهت صلاحية البطاقة.' },
  over_limit: { en: 'The card’s limit was exceeded.', ar: 'تجاوز المبلغ حد البطاقة.' },
  not_verified: { en: 'The bank did not verify you with its code.', ar: 'لم يكتمل التحقق برمز البنك.' },
  time_over: { en: 'The time to pay is over.', ar: 'انتهت مهلة الدفع.' },
  replaced: { en: 'Another way of paying was chosen.', ar: 'اختيرت طريقة دفع أخرى.' },
  too_late: { en: 'The payment arrived after nothing was due any more.', ar: 'وصل الدفع بعد أن لم يعد هناك مبلغ مستحق.' },
  wallet_short: { en: 'The wallet no longer covered its part.', ar: 'لم يعد رصيد المحفظة يغطي الجزء المتفق عليه.' },
  mismatch: { en: 'The gateway reported other details. We are checking it.', ar: 'أرسلت بوابة الدفع بيانات مختلفة، ونحن نراجعها.' },
} as const satisfies Readonly<Record<string, Label>>
export const paymentFailure = z.enum(typedKeys(paymentFailures))
export type PaymentFailure = z.output<typeof paymentFailure>

/** GET payments/:id: the client's own payment, as the gateway knows it by now. */
export const paymentView = z.object({
  id: z.uuid(),
  purpose: z.enum(['order', 'top_up']),
  order_id: z.uuid().nullable(),
  order_number: z.string().nullable(),
  method: z.enum(['electronic', 'bank_transfer', 'wallet']),
  amount: money, // by this method
  wallet_amount: money, // taken from the wallet beside it
  discount: money,
  /**
   * `requires_action`: the client can pay at `pay_url`; with a `failure_reason`, the last try there failed. `voided`: returned to the card,
   * `credited`: added to the wallet, both because of `failure_reason`.
   */
  status: paymentStatus,
  failure_reason: paymentFailure.nullable(),
  /** False while the gateway is being asked: load the page again. */
  is_final: z.boolean(),
  pay_url: z.string().nullable(),
  reference_number: z.string().nullable(),
  expires_at: instant.nullable(),
  created_at: instant,
  captured_at: instant.nullable(),
  now: instant,
})
export type PaymentView = z.output<typeof paymentView>

/** GET payments/:id/state: what everybody with the address of the return page can know, for example after the session has expired. */
export const paymentState = paymentView.pick({ id: true, purpose: true, method: true, status: true, is_final: true })
export type PaymentState = z.output<typeof paymentState>
