import { challenge } from '@wasl/shared/contract/accounts.ts'
import { idParams } from '@wasl/shared/contract/common.ts'
import { withdrawalCodeForm, withdrawalForm, withdrawalsPage, withdrawalsQuery, withdrawalView } from '@wasl/shared/contract/withdrawals.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { requestWithdrawal, sendWithdrawalCode } from './request-withdrawal.ts'
import { loadOwnWithdrawal, loadWithdrawalsPage } from './withdrawals-page.ts'

const url = '/api/wallet/withdrawals'
const action = 'wal.withdraw'

/** What a client withdraws from the wallet to a bank account. */
export function withdrawalRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url,
    action,
    summary: 'What you can withdraw from your wallet, and your own withdrawals, newest first',
    query: withdrawalsQuery,
    response: withdrawalsPage,
    handler: ({ ctx, query }) => loadWithdrawalsPage(userCtx(ctx), query),
  })
  route(app, {
    method: 'GET',
    url: `${url}/:id`,
    action,
    summary: 'One of your own withdrawals',
    params: idParams,
    response: withdrawalView,
    handler: ({ ctx, params }) => loadOwnWithdrawal(userCtx(ctx), params.id),
  })
  route(app, {
    method: 'POST',
    url: `${url}/code`,
    action,
    summary: 'Check a withdrawal and your password, and send the code that confirms it to your phone',
    body: withdrawalCodeForm,
    response: challenge,
    msg: { en: 'We sent a code to your phone', ar: 'أرسلنا رمز التحقق إلى جوالك' },
    handler: ({ ctx, body }) => sendWithdrawalCode(userCtx(ctx), body),
  })
  route(app, {
    method: 'POST',
    url,
    action,
    summary: 'Withdraw an amount to your own bank account with the code; requires an Idempotency-Key',
    body: withdrawalForm,
    response: withdrawalView,
    status: 201,
    msg: { en: 'Your withdrawal was sent for approval', ar: 'أُرسل طلب السحب للموافقة' },
    lateBody: true,
    handler: async ({ ctx, parseBody, request }) => {
      const key = request.headers['idempotency-key']
      return requestWithdrawal(userCtx(ctx), { key: typeof key === 'string' ? key : undefined, parseBody })
    },
  })
  route(app, {
    method: 'POST',
    url: `${url}/:id/cancel`,
    action,
    summary: 'Cancel your own withdrawal before it is approved; the amount returns to your wallet',
    params: idParams,
    response: withdrawalView,
    msg: { en: 'The withdrawal was cancelled, and the amount is in your wallet again', ar: 'أُلغي السحب وعاد المبلغ إلى محفظتك' },
    handler: ({ ctx, params }) => cancelWithdrawal(userCtx(ctx), params.id),
  })
}
