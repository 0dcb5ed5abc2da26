import * as endpoints from '@wasl/shared/contract/endpoints/invoices.ts'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { renderCreditNoteDocument } from '../../money/documents/credit-note-document.ts'
import { renderTaxDocument } from '../../money/documents/tax-document-file.ts'
import { loadTaxDocument } from '../../money/documents/tax-documents.ts'
import { credit_notes } from '../../money/tables/from-registry.ts'
import { notFound } from '../../platform/http/errors.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { sendDocument } from '../../platform/http/send-document.ts'
import { serve } from '../../platform/http/serve.ts'
import { loadInvoicePage, loadVisibleInvoice } from './invoice-page.ts'
import { renderPriceStatement } from './price-statement-document.ts'

/** Invoices, tax documents and credit notes for their client and provider: as JSON and as PDF. */
export function invoiceRoutes(app: FastifyInstance): void {
  serve(app, endpoints.showInvoice, async ({ ctx, params }) => loadInvoicePage(userCtx(ctx), params.id))
  serve(app, endpoints.downloadInvoice, async ({ ctx, params, reply }) => {
    await loadVisibleInvoice(userCtx(ctx), params.id)
    return sendDocument(reply, await renderPriceStatement(ctx, params.id))
  })
  serve(app, endpoints.downloadTaxDocument, async ({ ctx, params, reply }) => {
    const { invoice_id } = await loadTaxDocument(ctx, params.id)
    await loadVisibleInvoice(userCtx(ctx), invoice_id)
    return sendDocument(reply, await renderTaxDocument(ctx, params.id))
  })
  serve(app, endpoints.downloadCreditNote, async ({ ctx, params, reply }) => {
    const [note] = await ctx.db.select().from(credit_notes).where(eq(credit_notes.id, params.id))
    if (!note) throw notFound()
    const { invoice_id } = await loadTaxDocument(ctx, note.tax_document_id)
    await loadVisibleInvoice(userCtx(ctx), invoice_id)
    return sendDocument(reply, await renderCreditNoteDocument(ctx, note.id))
  })
}
