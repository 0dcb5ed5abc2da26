import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Ctx } from '../context.ts'
import { invoiceDocument } from '../ordering/invoices/invoice-document.ts'
import { conflict } from '../platform/http/errors.ts'
import { findRow } from './find-row.ts'
import type { StoredResource } from './stored-resource.ts'

export type RowFile = { name: string; mime: string; bytes: Buffer }

/** Who makes the file of a row, by resource: one line for each that declares a document. */
export const documents: Readonly<Partial<Record<string, (ctx: Ctx, id: string) => Promise<RowFile>>>> = {
  invoices: invoiceDocument,
}

/** The file of one row. Refuses with 409 and the words of the declaration where there is none yet. Throws 404 for no such row. */
export async function documentOf(ctx: Ctx, resource: StoredResource, id: string): Promise<RowFile> {
  const { name, document } = resource.declaration
  const row = await findRow(ctx, resource, id)
  const make = documents[name]
  if (!document || !make) throw new Error(`documentOf: nothing makes the document of ${name} in crud/documents.ts`)
  if (!isThere(document, row)) throw conflict(document.otherwise)
  return make(ctx, id)
}

// Safe: the row is one of the resource that declares the document.
const isThere = (document: NonNullable<StoredResource['declaration']['document']>, row: AnyRow) => document.when(row as never)
