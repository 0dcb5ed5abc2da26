import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { draftSchema, type ValidationContext } from '@wasl/shared/registry/schema.ts'
import type { SQL } from 'drizzle-orm'
import type * as z from 'zod'
import type { Ctx, Principal, TransactionCtx } from '../../platform/context.ts'
import { hasPermission } from '../access.ts'
import type { StoredResource, StoredRow } from '../stored-resource.ts'
import { createRow } from '../write/create-row.ts'
import { editRow } from '../write/edit-row.ts'
import type { ImportLine } from './row-change.ts'

type RowEdit = {
  /** The row that the cells were compared with. */
  before: StoredRow
  change: AnyRow
  context: ValidationContext
}

/** What an import reads and writes: all rows of a resource for an administrator, or those of one owner. */
export type ImportTarget = {
  /** Where the rows are stored. */
  resource: StoredResource
  /** The fields that a file may fill. */
  declaration: AnyResource
  canEdit: boolean
  /** The rows that a line can name; all without it. */
  where?: SQL
  /** The rows as a file of this reader shows them, if that is not as they are stored. */
  asShown?: (ctx: Ctx, rows: readonly StoredRow[]) => Promise<StoredRow[]>
  /** A shown row as it was at the export, if the line tells that: the cells are compared with it. */
  asExported?: (row: StoredRow, line: ImportLine) => StoredRow
  draftSchema: (context: ValidationContext) => z.ZodType<AnyRow>
  create: (ctx: TransactionCtx, draft: AnyRow) => Promise<void>
  /** Returns whether it changed something. */
  edit: (ctx: TransactionCtx, edit: RowEdit) => Promise<boolean>
}

/** Who imports, with the permissions of now, and what. */
export type Importer = { principal: Principal; target: ImportTarget }

/** All rows of a resource, as the forms of the back office write them. */
export const targetOf = (ctx: Pick<Ctx, 'principal'>, resource: StoredResource): ImportTarget => {
  const { declaration } = resource
  return {
    resource,
    declaration,
    canEdit: declaration.access.edit !== false && hasPermission(ctx.principal, `${declaration.name}.edit`),
    draftSchema: (context) => draftSchema(declaration, context),
    create: async (ctx, draft) => void (await createRow(ctx, resource, draft)),
    edit: async (ctx, { before, change, context }) => {
      const after = await editRow(ctx, resource, { id: before.id, change, version: null, context })
      return !(after.version === before.version && 'version' in after)
    },
  }
}
