import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { type Label, labelIn } from '@wasl/shared/units.ts'
import type { Ctx } from '../../context.ts'
import { RequestError } from '../../platform/http/errors.ts'
import type { StoredResource } from '../stored-resource.ts'
import { deleteRow } from '../write/delete-row.ts'
import { editRow } from '../write/edit-row.ts'
import { loadValidationContext } from '../write/validation-context.ts'
import { runAction } from './run-action.ts'

export type BulkResult = { id: string; ok: boolean; msg?: string }

export type BulkActionRequest = {
  action: string
  ids: readonly string[]
  reason?: string | null
  reason_id?: string | null
  inputs?: AnyRow
}

/** Runs `delete`, `edit` or a named action on many rows, each in its own transaction. Returns one result for each id, in their order. */
export async function runBulkAction(ctx: Ctx, resource: StoredResource, { ids, ...request }: BulkActionRequest): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const id of ids) {
    try {
      results.push(await runOne(ctx, resource, { ...request, id }))
    } catch (error) {
      // What was done before stays done, so it must be reported. A defect or a lost database ends the rest.
      ctx.log.error({ err: error }, 'a bulk action stopped')
      const rest = ids.slice(results.length)
      return [...results, ...rest.map((left) => ({ id: left, ok: false, msg: labelIn(left === id ? failed : notStarted, ctx.locale) }))]
    }
  }
  return results
}

const failed: Label = {
  en: 'Something went wrong. Check this record before you try again',
  ar: 'حدث خطأ ما. تحقّق من هذا السجل قبل إعادة المحاولة',
}
const notStarted: Label = { en: 'Not started, because an earlier record failed', ar: 'لم يُنفَّذ، لأن سجلًا قبله تعذّر تنفيذه' }

async function runOne(
  ctx: Ctx,
  resource: StoredResource,
  { id, ...request }: Omit<BulkActionRequest, 'ids'> & { id: string },
): Promise<BulkResult> {
  try {
    await runOnRow(ctx, resource, { ...request, id })
    return { id, ok: true }
  } catch (error) {
    if (error instanceof RequestError) return { id, ok: false, msg: labelIn(error.text, ctx.locale) }
    throw error
  }
}

async function runOnRow(ctx: Ctx, resource: StoredResource, { id, ...request }: Omit<BulkActionRequest, 'ids'> & { id: string }) {
  if (request.action === 'delete') return deleteRow(ctx, resource, id)
  if (request.action === 'edit')
    return editRow(ctx, resource, { id, change: request.inputs ?? {}, version: null, context: await loadValidationContext(ctx) })
  return runAction(ctx, resource, { ...request, id })
}
