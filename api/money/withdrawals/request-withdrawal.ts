import { createHash } from 'node:crypto'
import type { Challenge } from '@wasl/shared/contract/accounts.ts'
import type { WithdrawalForm, WithdrawalView } from '@wasl/shared/contract/withdrawals.ts'
import { formatMoneyText } from '@wasl/shared/i18n/format.ts'
import type { Label } from '@wasl/shared/units.ts'
import { eq } from 'drizzle-orm'
import { verifyUserPassword } from '../../identity/account/verify-own-password.ts'
import { checkCode, useCode } from '../../identity/auth/check-code.ts'
import { ensureCode } from '../../identity/auth/ensure-activation-code.ts'
import { users } from '../../identity/tables/people.ts'
import { moneyParam } from '../../messaging/notifications/money-param.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import type { UserCtx } from '../../platform/context.ts'
import { yearNumber } from '../../platform/db/insert-with-number.ts'
import type { Tx } from '../../platform/db/types.ts'
import { invalid, notFound } from '../../platform/http/errors.ts'
import { hasStoredResponse, runIdempotent } from '../../platform/http/run-idempotent.ts'
import { insertNumberedRow } from '../../resources/write/insert-row.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { loadBalance } from '../ledger/ledger-account.ts'
import { postTransaction } from '../ledger/post-transaction.ts'
import { wallet_withdrawals } from '../tables/from-registry.ts'
import { loadWithdrawal, withdrawalLink } from './set-withdrawal.ts'
import { viewWithdrawal } from './withdrawals-page.ts'

type Withdrawn = Pick<WithdrawalForm, 'amount' | 'iban' | 'account_name'>
const purpose = 'withdrawal' as const

/** Sends a code to the phone of the current user that confirms this withdrawal and no other one. Throws 422 for the amount or the password. */
export async function sendWithdrawalCode(ctx: UserCtx, { password, ...withdrawn }: Withdrawn & { password: string }): Promise<Challenge> {
  await assertAmount(ctx, withdrawn.amount)
  const { id, phone } = await verifyUserPassword(ctx, password, 'password')
  const request = { purpose, phone, user_id: id, registration_id: null, subject_hash: hashOf(withdrawn) }
  return ensureCode(ctx, request, { text: (code) => smsText(code, withdrawn) })
}

const hashOf = ({ amount, iban, account_name }: Withdrawn): string =>
  createHash('sha256')
    .update(JSON.stringify([amount, iban, account_name]))
    .digest('hex')

const smsText = (code: string, { amount, iban }: Withdrawn): Label => ({
  en: `${code} confirms the withdrawal of ${formatMoneyText(amount, 'en')} from your {brand} wallet to the IBAN that ends with ${iban.slice(-4)}. Do not share it with anyone.`,
  ar: `رمزك ${code} لسحب ${formatMoneyText(amount, 'ar')} من محفظتك في {brand} إلى الآيبان المنتهي بـ ${iban.slice(-4)}.
لا تشاركه مع أحد.`,
})

type WithdrawalRequest = { key: string | undefined; form: WithdrawalForm }

/**
 * Takes an amount off the wallet for a bank account, once per idempotency key: the administration approves it, and a payout run sends it. Throws 422 for the amount, the
 * code or a missing key, 409 if the balance changed meanwhile.
 */
export async function requestWithdrawal(ctx: UserCtx, { key, form }: WithdrawalRequest): Promise<WithdrawalView> {
  if (!(await hasStoredResponse(ctx, key))) {
    const attempt = attemptOf(ctx, form)
    // Outside the transaction: a failed attempt must stay counted.
    await checkCode(ctx, attempt).catch(async (error: unknown) => {
      // The same request, sent twice at once, may have used the code a moment ago.
      if (!(await hasStoredResponse(ctx, key))) throw error
    })
  }
  return runIdempotent(ctx, key, {
    request: form,
    load: lockUser,
    run: async (ctx) => {
      await assertAmount(ctx, form.amount)
      await useCode(ctx, attemptOf(ctx, form))
      return createWithdrawal(ctx, form)
    },
  })
}

const attemptOf = ({ principal }: UserCtx, form: WithdrawalForm) => ({
  purpose,
  challenge_id: form.challenge_id,
  code: form.code,
  user_id: principal.id,
  subject_hash: hashOf(form),
})

// Two withdrawals of one client, or a withdrawal and the deletion of the account, come one after the other.
async function lockUser({ db, principal }: UserCtx): Promise<void> {
  const [user] = await db.select({ status: users.status }).from(users).where(eq(users.id, principal.id)).for('update')
  if (user?.status !== 'active') throw notFound()
}

/** Throws 422 on `amount` below the minimum, unless it is the whole balance, or above the balance. Halalas. */
async function assertAmount(ctx: UserCtx, amount: number): Promise<void> {
  const { withdrawal_min: min } = await loadSettings(ctx)
  const balance = await loadBalance(ctx, { kind: 'client_wallet', user_id: ctx.principal.id })
  if (amount > balance)
    throw invalid('amount', {
      en: `Your balance is ${formatMoneyText(balance, 'en')}; no more can be withdrawn`,
      ar: `رصيدك ${formatMoneyText(balance, 'ar')}، ولا يمكن سحب أكثر منه`,
    })
  if (amount < min && amount < balance)
    throw invalid('amount', {
      en: `Withdraw at least ${formatMoneyText(min, 'en')}, or your whole balance`,
      ar: `اسحب ${formatMoneyText(min, 'ar')} على الأقل، أو رصيدك كاملًا`,
    })
}

/** Books a withdrawal that its client confirmed, and informs the client and the administration. */
export async function createWithdrawal(ctx: UserCtx & { db: Tx }, { amount, iban, account_name }: Withdrawn): Promise<WithdrawalView> {
  const { withdrawal_two_approvals_from } = await loadSettings(ctx)
  const at = ctx.clock.now()
  const client_id = ctx.principal.id
  const status = amount >= withdrawal_two_approvals_from ? ('first_review' as const) : ('pending' as const)
  const values = { client_id, amount, iban, account_name, status }
  const row = { ...values, created_at: at, updated_at: at }
  const { id, number } = await insertNumberedRow(ctx, wallet_withdrawals, yearNumber('W', at), row, {
    resource: 'wallet-withdrawals',
    after: ({ number }) => ({ number, ...values }),
  })
  const { reference_number } = await postTransaction(ctx, {
    kind: 'withdrawal',
    note: number,
    legs: [
      { account: { kind: 'client_wallet', user_id: client_id }, amount: -amount },
      { account: { kind: 'withdrawals' }, amount },
    ],
  })
  await ctx.db.update(wallet_withdrawals).set({ transaction_number: reference_number }).where(eq(wallet_withdrawals.id, id))
  await notify(ctx, {
    type: 'withdrawal_requested',
    params: { amount: moneyParam(amount), iban: iban.slice(-4) },
    user_ids: [client_id],
    link: withdrawalLink,
  })
  return viewWithdrawal(await loadWithdrawal(ctx, id))
}
