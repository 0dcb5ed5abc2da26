import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import type { Ctx } from '../../platform/context.ts'
import type { RowCreator } from '../hook-types.ts'
import { columnValues } from '../read/row-mapping.ts'
import type { StoredResource } from '../stored-resource.ts'
import { insertListed } from './insert-rows.ts'

/** Inserts a row from a parsed draft and returns its id. */
export async function insertDraft(ctx: Ctx, resource: StoredResource, draft: AnyRow): Promise<string> {
  if (resource.declaration.creator) return creatorOf(ctx, resource)(ctx, draft)
  const now = ctx.clock.now()
  const [inserted] = await insertListed(ctx, resource.table, [{ ...columnValues(resource, draft), created_at: now, updated_at: now }])
  if (!inserted) throw new Error(`create: insert into ${resource.declaration.name} returned no id`)
  return String(inserted.id)
}

function creatorOf({ hooks }: Ctx, { declaration: { name } }: StoredResource): RowCreator {
  const creator = findEntry(hooks.resources.creators, name)
  if (!creator) throw new Error(`row-creators: ${name} has no function in api/app/row-creators.ts`)
  return creator
}
