import { eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { notFound, Refusal } from '../platform/http/errors.ts'
import { readRows, type StoredRow } from './row-mapping.ts'
import type { StoredResource } from './stored-resource.ts'

/** The row of this id; with `lock` it stays as it is until the transaction ends. Throws 404. */
export async function findRow(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  resource: StoredResource,
  id: string,
  { lock = false } = {},
): Promise<StoredRow> {
  const [row] = await readRows(ctx, resource, eq(resource.id, id), lock)
  if (!row) throw notFound()
  return row
}

/** Refuses with 412 and the row as it stands when another write came after the version that the change was made on. */
export function refuseStale(row: StoredRow, version: number | null): void {
  if (version === null || row.version === version) return
  throw new Refusal('conflict', ['Someone else changed this in the meantime', 'عُدّل هذا السجل من شخص آخر أثناء عملك'], {
    status: 412,
    more: { data: row },
  })
}
