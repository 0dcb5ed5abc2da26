import type { ResourceWithWriteHook } from '@wasl/resources/index.ts'
import type { Ctx } from '../../platform/context.ts'
import type { RowWrite } from '../hook-types.ts'
import type { StoredResource } from '../stored-resource.ts'

export async function runWriteHook(ctx: Ctx, { declaration }: StoredResource, write: RowWrite): Promise<void> {
  if (declaration.writeHook) await ctx.hooks.resources.writeHooks[asHooked(declaration.name)](ctx, write)
}

// Safe: a declaration of the registry with `writeHook` is a key of the record.
const asHooked = (name: string) => name as ResourceWithWriteHook
