import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { labelIn } from '@wasl/shared/units.ts'
import type { Ctx } from '../context.ts'
import { Refusal } from '../platform/http/errors.ts'
import { remove } from './remove.ts'
import { act } from './run-action.ts'
import type { StoredResource } from './stored-resource.ts'

export type BulkResult = { id: string; ok: boolean; msg?: string }

export type Bulk = { action: string; ids: readonly string[]; reason?: string | null; reason_id?: string | null; asked?: AnyRow }

/** Does one act (`delete` or a named action) on many rows, each in its own transaction; says of each what came of it, in their order. */
export async function bulk(ctx: Ctx, resource: StoredResource, { ids, ...asked }: Bulk): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const id of ids) results.push(await one(ctx, resource, { ...asked, id }))
  return results
}

async function one(ctx: Ctx, resource: StoredResource, { id, ...asked }: Omit<Bulk, 'ids'> & { id: string }): Promise<BulkResult> {
  try {
    await (asked.action === 'delete' ? remove(ctx, resource, id) : act(ctx, resource, { ...asked, id }))
    return { id, ok: true }
  } catch (error) {
    if (error instanceof Refusal) return { id, ok: false, msg: labelIn(error.text, ctx.locale) }
    throw error
  }
}
