import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { type Label, type Locale, labelIn } from '@wasl/shared/units.ts'
import type { Ctx } from '../../platform/context.ts'
import { RequestError, ValidationError } from '../../platform/http/errors.ts'
import { toRowErrors } from '../import/row-errors.ts'
import type { StoredResource } from '../stored-resource.ts'
import { deleteRow } from '../write/delete-row.ts'
import { editRow } from '../write/edit-row.ts'
import { loadValidationContext } from '../write/validation-context.ts'
import { runAction } from './run-action.ts'

export type BulkResult = { id: string; ok: boolean; msg?: string }

export type BulkActionRequest = {
  action: string
  ids: readonly string[]
  /** The versions that the rows were shown in, in the order of the ids: a row with another one is rejected. */
  versions?: readonly number[] | undefined
  reason?: string | null
  reason_id?: string | null
  inputs?: AnyRow
}

type RowRequest = Omit<BulkActionRequest, 'ids' | 'versions'> & { id: string; version?: number | null }

/** Runs `delete`, `edit` or a named action on many rows, each in its own transaction. Returns one result for each id, in their order. */
export async function runBulkAction(
  ctx: Ctx,
  resource: StoredResource,
  { ids, versions, ...request }: BulkActionRequest,
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const [at, id] of ids.entries()) {
    try {
      results.push(await runOne(ctx, resource, { ...request, id, version: versions?.[at] ?? null }))
    } catch (error) {
      // What was done before stays done, so it must be reported. A defect or a lost database ends the rest.
      ctx.log.error({ err: error }, 'a bulk action stopped')
      const rest = ids.slice(results.length)
      return [...results, ...rest.map((left) => ({ id: left, ok: false, msg: labelIn(left === id ? failed : notStarted, ctx.locale) }))]
    }
  }
  return results
}

/** The result of a row whose action failed unexpectedly. */
export const failed: Label = {
  en: 'Something went wrong. Check this record before you try again',
  ar: 'حدث خطأ ما. تحقّق من هذا السجل قبل إعادة المحاولة',
}
const notStarted: Label = { en: 'Not started, because an earlier record failed', ar: 'لم يُنفَّذ، لأن سجلًا قبله تعذّر تنفيذه' }

async function runOne(ctx: Ctx, resource: StoredResource, { id, ...request }: RowRequest): Promise<BulkResult> {
  try {
    await runOnRow(ctx, resource, { ...request, id })
    return { id, ok: true }
  } catch (error) {
    const msg = rejectionText(error, resource, ctx.locale)
    if (msg === null) throw error
    return { id, ok: false, msg }
  }
}

/** Why a row was rejected, with the names of the fields that have errors; null for an error that is no rejection. */
export function rejectionText(error: unknown, { declaration }: StoredResource, locale: Locale): string | null {
  if (!(error instanceof RequestError || error instanceof ValidationError)) return null
  return toRowErrors(error, declaration, locale, new Map())
    .map(({ column, msg }) => (column ? `${column}: ${msg}` : msg))
    .join(' · ')
}

/** Runs `delete`, `edit` or a named action on one row. */
export async function runOnRow(ctx: Ctx, resource: StoredResource, { id, ...request }: RowRequest): Promise<unknown> {
  const { version = null } = request
  if (request.action === 'delete') return deleteRow(ctx, resource, id, version)
  if (request.action === 'edit')
    return editRow(ctx, resource, { id, change: request.inputs ?? {}, version, context: await loadValidationContext(ctx) })
  return runAction(ctx, resource, { ...request, id })
}
