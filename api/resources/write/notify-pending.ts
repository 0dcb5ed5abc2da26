import { type ResourceName, resources } from '@wasl/resources/index.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Ctx } from '../../platform/context.ts'
import type { ListedTable } from '../../platform/db/listed.ts'
import { loadRow } from '../read/load-row.ts'
import { type StoredResource, type StoredRow, storedResource, storedResources } from '../stored-resource.ts'

/** Notifies administrators of a row that enters the queue of its resource: a new row, or one whose status changes to a pending one. */
export async function notifyPending(
  ctx: Ctx,
  { declaration }: Pick<StoredResource, 'declaration'>,
  { before, after }: { before: StoredRow | null; after: StoredRow },
): Promise<void> {
  const { pending, name } = declaration
  if (!pending?.notification) return
  if (isPending(declaration, after) && !(before && isPending(declaration, before)))
    await ctx.hooks.resources.notifyAdmins(ctx, pending.notification, name, after)
}

/** Notifies administrators of a row whose status domain code has changed, if it is pending now. New rows are notified of by `insertRow`. */
export const notifyPendingRow = async (ctx: Ctx, resource: ResourceName, id: string): Promise<void> =>
  notifyStored(ctx, storedResource(resources[resource]), id)

/** Notifies administrators of a row that was inserted, if it is pending. */
export async function notifyInserted(ctx: Ctx, table: ListedTable, row: AnyRow): Promise<void> {
  const resource = notifyingResource(table)
  if (resource && isPending(resource.declaration, row)) await notifyStored(ctx, resource, String(row.id))
}

const notifyStored = async (ctx: Ctx, resource: StoredResource, id: string): Promise<void> =>
  notifyPending(ctx, resource, { before: null, after: await loadRow(ctx, resource, id) })

const isPending = ({ pending }: AnyResource, row: AnyRow): boolean => pending?.turns[String(row[pending.statusField])]?.turn === 'admin'

/** The resources whose declarations name a notification, by their tables; built at the first use, once all tables are loaded. */
let notifyingResources: ReadonlyMap<ListedTable, StoredResource> | undefined
function notifyingResource(table: ListedTable): StoredResource | undefined {
  notifyingResources ??= new Map(
    storedResources()
      .filter(({ declaration }) => declaration.pending?.notification)
      .map((resource) => [resource.table, resource]),
  )
  return notifyingResources.get(table)
}
