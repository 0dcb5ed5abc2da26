import * as endpoints from '@wasl/shared/contract/endpoints/finances.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { loadLetterhead } from '../../settings/letterhead.ts'
import { listTransactions } from './list-transactions.ts'
import { loadReceipt } from './receipt.ts'
import { receiptPdf } from './receipt-pdf.ts'
import { loadTransactionPage } from './transaction-page.ts'

/** The transactions of a client, or of the owner of a provider. */
export function financesRoutes(app: FastifyInstance): void {
  serve(app, endpoints.listTransactions, async ({ ctx, query }) => listTransactions(userCtx(ctx), query))
  serve(app, endpoints.showTransaction, async ({ ctx, params }) => loadTransactionPage(userCtx(ctx), params.id))
  serve(app, endpoints.downloadReceipt, async ({ ctx, params, reply }) => {
    const receipt = await loadReceipt(userCtx(ctx), params.id)
    const pdf = await receiptPdf(receipt, await loadLetterhead(ctx))
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${receipt.number}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(pdf)
  })
}
