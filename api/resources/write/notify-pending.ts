import { type ResourceName, resources } from '@wasl/resources/index.ts'
import type { Ctx } from '../../platform/context.ts'
import { loadRow } from '../read/load-row.ts'
import { type StoredResource, type StoredRow, storedResource } from '../stored-resource.ts'

/** Notifies administrators of a row that enters the queue of its resource: a new row, or one whose status changes to a pending one. */
export async function notifyPending(
  ctx: Ctx,
  { declaration }: Pick<StoredResource, 'declaration'>,
  { before, after }: { before: StoredRow | null; after: StoredRow },
): Promise<void> {
  const { pending, name } = declaration
  if (!pending?.notification) return
  const isPending = (row: StoredRow | null) => pending.turns[String(row?.[pending.statusField])]?.turn === 'admin'
  if (isPending(after) && !isPending(before)) await ctx.hooks.resources.notifyAdmins(ctx, pending.notification, name, after)
}

/** Notifies administrators of a row that domain code inserted or sent for review, if it is pending. */
export async function notifyNewRow(ctx: Ctx, resource: ResourceName, id: string): Promise<void> {
  const stored = storedResource(resources[resource])
  await notifyPending(ctx, stored, { before: null, after: await loadRow(ctx, stored, id) })
}
