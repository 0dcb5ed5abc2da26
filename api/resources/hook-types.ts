import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Ctx } from '../platform/context.ts'
import type { StoredRow } from './read/row-mapping.ts'

// What other folders implement for the generated routes. The types are apart from the tables of implementations, which import those folders.

/** A write of a row: `before` is null for a create, `after` for a delete. */
export type RowWrite = { action: string; before: StoredRow | null; after: StoredRow | null }
/** Runs after a write of a resource, in its transaction: rules over several rows (throw to reject) and follow-up writes. */
export type WriteHook = (ctx: Ctx, write: RowWrite) => Promise<void>

/** Inserts a row from a parsed draft, in the transaction of the create, and returns its id. */
export type RowCreator = (ctx: Ctx, draft: AnyRow) => Promise<string>

export type DocumentFile = { name: string; mime: string; bytes: Buffer }
/** Renders the document of one row. */
export type DocumentRenderer = (ctx: Ctx, id: string) => Promise<DocumentFile>
