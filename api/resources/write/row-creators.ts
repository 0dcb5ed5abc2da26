import type { ResourceWithCreator } from '@wasl/resources/index.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Ctx } from '../../platform/context.ts'
import { emitNewRows } from '../../platform/db/emit-new-rows.ts'
import { columnValues } from '../read/row-mapping.ts'
import type { StoredResource } from '../stored-resource.ts'

/** Inserts a row from a parsed draft and returns its id. */
export async function insertRow(ctx: Ctx, resource: StoredResource, draft: AnyRow): Promise<string> {
  if (resource.declaration.creator) return ctx.hooks.resources.creators[asCreated(resource.declaration.name)](ctx, draft)
  const now = ctx.clock.now()
  const [inserted] = await ctx.db
    .insert(resource.table)
    .values({ ...columnValues(resource, draft), created_at: now, updated_at: now })
    .returning({ id: resource.id })
  await emitNewRows(ctx, resource.table)
  if (!inserted) throw new Error(`create: insert into ${resource.declaration.name} returned no id`)
  return String(inserted.id)
}

// Safe: a declaration of the registry with `creator` is a key of the record.
const asCreated = (name: string) => name as ResourceWithCreator
