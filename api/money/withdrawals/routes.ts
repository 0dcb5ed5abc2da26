import * as endpoints from '@wasl/shared/contract/endpoints/wallet.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { requestWithdrawal, sendWithdrawalCode } from './request-withdrawal.ts'
import { loadOwnWithdrawal, loadWithdrawalsPage } from './withdrawals-page.ts'

/** What a client withdraws from the wallet to a bank account. */
export function withdrawalRoutes(app: FastifyInstance): void {
  serve(app, endpoints.listWithdrawals, ({ ctx, query }) => loadWithdrawalsPage(userCtx(ctx), query))
  serve(app, endpoints.showWithdrawal, ({ ctx, params }) => loadOwnWithdrawal(userCtx(ctx), params.id))
  serve(app, endpoints.sendWithdrawalCode, ({ ctx, body }) => sendWithdrawalCode(userCtx(ctx), body))
  serve(app, endpoints.requestWithdrawal, async ({ ctx, body, request }) => {
    const key = request.headers['idempotency-key']
    return requestWithdrawal(userCtx(ctx), { key: typeof key === 'string' ? key : undefined, form: body })
  })
  serve(app, endpoints.cancelWithdrawal, ({ ctx, params }) => cancelWithdrawal(userCtx(ctx), params.id))
}
