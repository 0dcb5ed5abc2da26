import * as endpoints from '@wasl/shared/contract/endpoints/invoices.ts'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../platform/http/errors.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { credit_notes } from '../tables/from-registry.ts'
import { renderCreditNoteDocument } from './credit-note-document.ts'
import { renderInvoiceDocument } from './invoice-document.ts'
import { loadInvoicePage, loadVisibleInvoice } from './invoice-page.ts'

/** Invoices for their client and provider, as JSON and as PDF. */
export function invoiceRoutes(app: FastifyInstance): void {
  serve(app, endpoints.showInvoice, async ({ ctx, params }) => loadInvoicePage(userCtx(ctx), params.id))
  serve(app, endpoints.downloadInvoice, async ({ ctx, params, reply }) => {
    await loadVisibleInvoice(userCtx(ctx), params.id)
    const { name, mime, bytes } = await renderInvoiceDocument(ctx, params.id)
    return reply
      .type(mime)
      .header('content-disposition', `inline; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(bytes)
  })
  serve(app, endpoints.downloadCreditNote, async ({ ctx, params, reply }) => {
    const [note] = await ctx.db.select().from(credit_notes).where(eq(credit_notes.id, params.id))
    if (!note) throw notFound()
    await loadVisibleInvoice(userCtx(ctx), note.invoice_id)
    const { name, mime, bytes } = await renderCreditNoteDocument(ctx, note.id)
    return reply
      .type(mime)
      .header('content-disposition', `inline; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(bytes)
  })
}
