import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { isTx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/errors.ts'
import type { StoredResource } from '../stored-resource.ts'
import { findRowById, loadRows, type StoredRow } from './row-mapping.ts'

/** The row with this id; `lock` blocks other writes until the transaction ends. Throws 404. */
export async function loadRow(
  ctx: Pick<Ctx, 'db' | 'lookups' | 'clock' | 'prepared'>,
  resource: StoredResource,
  id: string,
  { lock = false } = {},
): Promise<StoredRow> {
  const row = isTx(ctx.db) ? (await loadRows(ctx, resource, eq(resource.id, id), lock))[0] : await findRowById(ctx, resource, id)
  if (!row) throw notFound()
  return row
}
