import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Ctx } from '../../context.ts'
import { renderInvoiceDocument } from '../../ordering/invoices/invoice-document.ts'
import { conflict } from '../../platform/http/errors.ts'
import type { DocumentFile, DocumentRenderer } from '../hook-types.ts'
import { loadRow } from '../read/load-row.ts'
import type { StoredResource } from '../stored-resource.ts'

/** Renders the document of a row, by resource: one line for each resource that declares a document. */
export const documentRenderers: Readonly<Partial<Record<string, DocumentRenderer>>> = {
  invoices: renderInvoiceDocument,
}

/** The document of one row. Throws 404 if there is no such row, 409 with the declaration's message if it has no document yet. */
export async function renderDocument(ctx: Ctx, resource: StoredResource, id: string): Promise<DocumentFile> {
  const { name, document } = resource.declaration
  const row = await loadRow(ctx, resource, id)
  const render = documentRenderers[name]
  if (!document || !render) throw new Error(`renderDocument: no renderer for ${name} in api/resources/files/documents.ts`)
  if (!isAvailable(document, row)) throw conflict(document.message)
  return render(ctx, id)
}

// Safe: the row belongs to the resource that declares the document.
const isAvailable = (document: NonNullable<StoredResource['declaration']['document']>, row: AnyRow) => document.when(row as never)
