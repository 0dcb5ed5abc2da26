import * as z from 'zod'
import { walletWithdrawalLifecycle } from '../lifecycle/wallet-withdrawals.ts'
import { moneySchema } from '../registry/field-schema.ts'
import { maxLengths } from '../registry/limits.ts'
import { messageKey } from '../registry/messages.ts'
import { cleanLine } from '../utils/normalize-text.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { verificationCode } from './accounts.ts'
import { saudiIban } from './business-fields.ts'
import { instant, money, pageQuery, pagination } from './common.ts'

/** What a client withdraws, and to which account of its own. */
const withdrawalFields = {
  amount: moneySchema({ min: 1 }),
  iban: saudiIban(),
  account_name: z.string(messageKey('required')).overwrite(cleanLine).min(1, messageKey('required')).max(120, messageKey('too_long')),
}
/** POST wallet/withdrawals/code: a code is sent that confirms exactly this withdrawal. */
export const withdrawalCodeForm = z.strictObject({
  ...withdrawalFields,
  password: z.string(messageKey('required')).min(1, messageKey('required')).max(maxLengths.password, messageKey('too_long')),
})
/** POST wallet/withdrawals */
export const withdrawalForm = z.strictObject({ ...withdrawalFields, challenge_id: z.uuid(), code: verificationCode })
export type WithdrawalForm = z.output<typeof withdrawalForm>

export const withdrawalView = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(typedKeys(walletWithdrawalLifecycle.statuses)),
  amount: money,
  iban: z.string(),
  account_name: z.string(),
  reason: z.string().nullable(), // of a rejection, or of the bank that returned it
  reference: z.string().nullable(), // of the bank transfer, once sent
  can_cancel: z.boolean(),
  created_at: instant,
})
export type WithdrawalView = z.output<typeof withdrawalView>

/** GET wallet/withdrawals: newest first. */
export const withdrawalsQuery = pageQuery
export const withdrawalsPage = z.object({
  balance: money,
  min_amount: money, // the whole balance can be withdrawn even if it is less
  last_account: z.object({ iban: z.string(), account_name: z.string() }).nullable(), // of the newest withdrawal
  data: z.array(withdrawalView),
  pagination,
})
export type WithdrawalsPage = z.output<typeof withdrawalsPage>
