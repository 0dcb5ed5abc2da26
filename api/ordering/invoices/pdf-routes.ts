import { idParams } from '@wasl/shared/contract/common.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/context-of.ts'
import { notFound } from '../../platform/http/errors.ts'
import { plainRoute } from '../../platform/http/route.ts'
import { invoicePdf } from '../../platform/pdf/invoice-pdf.ts'
import { visibleInvoice } from './invoice-page.ts'

/** The invoice on paper, for its client and provider. */
export function invoicePdfRoutes(app: FastifyInstance): void {
  plainRoute(app, {
    method: 'GET',
    url: '/api/invoices/:id/pdf',
    action: 'inv.read',
    summary: 'The issued invoice as PDF',
    params: idParams,
    handler: async ({ ctx, params, reply }) => {
      const { invoice, order } = await visibleInvoice(userCtx(ctx), params.id)
      if (!invoice.number) throw notFound()
      const pdf = await invoicePdf({ ...invoice, order_number: order.number })
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${invoice.number}.pdf"`)
        .header('cache-control', 'private, no-store')
        .send(pdf)
    },
  })
}
