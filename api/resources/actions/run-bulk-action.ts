import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { labelIn } from '@wasl/shared/units.ts'
import type { Ctx } from '../../context.ts'
import { RequestError } from '../../platform/http/errors.ts'
import type { StoredResource } from '../stored-resource.ts'
import { deleteRow } from '../write/delete-row.ts'
import { runAction } from './run-action.ts'

export type BulkResult = { id: string; ok: boolean; msg?: string }

export type BulkActionRequest = {
  action: string
  ids: readonly string[]
  reason?: string | null
  reason_id?: string | null
  inputs?: AnyRow
}

/** Runs `delete` or a named action on many rows, each in its own transaction. Returns one result for each id, in their order. */
export async function runBulkAction(ctx: Ctx, resource: StoredResource, { ids, ...request }: BulkActionRequest): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const id of ids) results.push(await runOne(ctx, resource, { ...request, id }))
  return results
}

async function runOne(
  ctx: Ctx,
  resource: StoredResource,
  { id, ...request }: Omit<BulkActionRequest, 'ids'> & { id: string },
): Promise<BulkResult> {
  try {
    await (request.action === 'delete' ? deleteRow(ctx, resource, id) : runAction(ctx, resource, { ...request, id }))
    return { id, ok: true }
  } catch (error) {
    if (error instanceof RequestError) return { id, ok: false, msg: labelIn(error.text, ctx.locale) }
    throw error
  }
}
