import { and, eq, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { isTx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/errors.ts'
import type { StoredResource, StoredRow } from '../stored-resource.ts'
import { findRowById, loadRows } from './row-mapping.ts'

/** The row with this id; `lock` blocks other writes until the transaction ends. Throws 404, also for a row that does not match `where`. */
export async function loadRow(
  ctx: Pick<Ctx, 'db' | 'lookups' | 'clock' | 'prepared'>,
  resource: StoredResource,
  id: string,
  { lock = false, where }: { lock?: boolean; where?: SQL | undefined } = {},
): Promise<StoredRow> {
  const row =
    isTx(ctx.db) || where ? (await loadRows(ctx, resource, and(eq(resource.id, id), where), lock))[0] : await findRowById(ctx, resource, id)
  if (!row) throw notFound()
  return row
}
