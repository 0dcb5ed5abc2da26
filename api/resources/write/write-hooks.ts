import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import type { Ctx } from '../../platform/context.ts'
import type { PlannedWrite, RowWrite } from '../hook-types.ts'
import type { StoredResource } from '../stored-resource.ts'

export async function runWriteHook(ctx: Ctx, { declaration }: StoredResource, write: RowWrite): Promise<void> {
  await findEntry(ctx.hooks.resources.writeHooks, declaration.name)?.(ctx, write)
}

/** The values that a write stores besides those that were sent: of the `beforeWrite` hook, then the computed fields. */
export async function addedValues(ctx: Ctx, { declaration }: StoredResource, write: PlannedWrite): Promise<AnyRow> {
  const changed = (await findEntry(ctx.hooks.resources.beforeWrites, declaration.name)?.(ctx, write)) ?? {}
  return { ...changed, ...computedValues(declaration, { ...write.row, ...changed }) }
}

const computedValues = ({ computed = {} }: AnyResource, row: AnyRow): AnyRow =>
  // Safe: the row has the values of the fields that the functions were declared with.
  Object.fromEntries(Object.entries(computed).map(([name, compute]) => [name, compute?.(row as never)]))
