import { idParams } from '@wasl/shared/contract/common.ts'
import { financesPage, financesQuery, transactionPage } from '@wasl/shared/contract/finances.ts'
import type { FastifyInstance } from 'fastify'
import { loadLetterhead } from '../../backoffice/settings/letterhead.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { plainRoute, route } from '../../platform/http/route.ts'
import { listTransactions } from './list-transactions.ts'
import { loadReceipt } from './receipt.ts'
import { receiptPdf } from './receipt-pdf.ts'
import { loadTransactionPage } from './transaction-page.ts'

/** The transactions of a client, or of the owner of a provider. */
export function financesRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url: '/api/finances',
    action: 'fin.list',
    summary: 'One page of your own transactions with the totals of all that match',
    query: financesQuery,
    response: financesPage,
    handler: async ({ ctx, query }) => listTransactions(userCtx(ctx), query),
  })
  route(app, {
    method: 'GET',
    url: '/api/finances/:id',
    action: 'fin.list',
    summary: 'One of your own transactions with its breakdown',
    params: idParams,
    response: transactionPage,
    handler: async ({ ctx, params }) => loadTransactionPage(userCtx(ctx), params.id),
  })
  plainRoute(app, {
    method: 'GET',
    url: '/api/finances/:id/receipt',
    action: 'fin.receipt',
    summary: 'The receipt of a completed transaction as PDF',
    params: idParams,
    handler: async ({ ctx, params, reply }) => {
      const receipt = await loadReceipt(userCtx(ctx), params.id)
      const pdf = await receiptPdf(receipt, await loadLetterhead(ctx))
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${receipt.number}.pdf"`)
        .header('cache-control', 'private, no-store')
        .send(pdf)
    },
  })
}
