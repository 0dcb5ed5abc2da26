import { idParams } from '@wasl/shared/contract/common.ts'
import { invoicePage as shape } from '@wasl/shared/contract/invoices.ts'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { credit_notes } from '../../platform/db/resource-tables.ts'
import { notFound } from '../../platform/http/errors.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { plainRoute, route } from '../../platform/http/route.ts'
import { renderCreditNoteDocument } from './credit-note-document.ts'
import { renderInvoiceDocument } from './invoice-document.ts'
import { loadInvoicePage, loadVisibleInvoice } from './invoice-page.ts'

/** Invoices for their client and provider, as JSON and as PDF. */
export function invoiceRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url: '/api/invoices/:id',
    action: 'inv.read',
    summary: 'One invoice; a draft only for its provider',
    params: idParams,
    response: shape,
    handler: async ({ ctx, params }) => loadInvoicePage(userCtx(ctx), params.id),
  })
  plainRoute(app, {
    method: 'GET',
    url: '/api/invoices/:id/pdf',
    action: 'inv.read',
    summary: 'The issued invoice as PDF',
    params: idParams,
    handler: async ({ ctx, params, reply }) => {
      await loadVisibleInvoice(userCtx(ctx), params.id)
      const { name, mime, bytes } = await renderInvoiceDocument(ctx, params.id)
      return reply
        .type(mime)
        .header('content-disposition', `inline; filename="${name}"`)
        .header('cache-control', 'private, no-store')
        .send(bytes)
    },
  })
  plainRoute(app, {
    method: 'GET',
    url: '/api/credit-notes/:id/pdf',
    action: 'inv.read',
    summary: 'The credit note as PDF',
    params: idParams,
    handler: async ({ ctx, params, reply }) => {
      const [note] = await ctx.db.select().from(credit_notes).where(eq(credit_notes.id, params.id))
      if (!note) throw notFound()
      await loadVisibleInvoice(userCtx(ctx), note.invoice_id)
      const { name, mime, bytes } = await renderCreditNoteDocument(ctx, note.id)
      return reply
        .type(mime)
        .header('content-disposition', `inline; filename="${name}"`)
        .header('cache-control', 'private, no-store')
        .send(bytes)
    },
  })
}
