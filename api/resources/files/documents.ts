import type { DocumentRendererName } from '@wasl/resources/index.ts'
import { documentsOf } from '@wasl/shared/registry/documents-of.ts'
import type { AnyDocument, AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Ctx } from '../../platform/context.ts'
import { conflict } from '../../platform/http/errors.ts'
import type { DocumentFile } from '../hook-types.ts'
import { loadRow } from '../read/load-row.ts'
import type { StoredResource } from '../stored-resource.ts'

/**
 * A document of one row: the one with this renderer, or the main one. Throws 404 if there is no such row, 409 with the declaration's message if it has no
 * document yet.
 */
export async function renderDocument(
  ctx: Ctx,
  resource: StoredResource,
  { id, renderer }: { id: string; renderer?: string | undefined },
): Promise<DocumentFile> {
  const row = await loadRow(ctx, resource, id)
  const documents = documentsOf(resource.declaration)
  const document = documents.find((one) => one.renderer === renderer) ?? documents[0]
  if (!document) throw new Error(`renderDocument: ${resource.declaration.name} declares no document`)
  if (!isAvailable(document, row)) throw conflict(document.message)
  return ctx.hooks.resources.renderers[asRenderer(document.renderer)](ctx, id)
}

// Safe: the declaration is one of the registry, whose names are the keys of the record.
const asRenderer = (name: string) => name as DocumentRendererName

// Safe: the row belongs to the resource that declares the document.
const isAvailable = (document: AnyDocument, row: AnyRow) => document.when(row as never)
