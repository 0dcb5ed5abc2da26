import * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import type { StoredResource, StoredRow } from '../stored-resource.ts'
import { loadRow } from './load-row.ts'

const hasDeadline = ({ declaration }: StoredResource): boolean => declaration.pending?.deadlineField !== undefined

/** A row for its show page. One with a deadline carries the server's `now` (ISO), because the reader's clock may be wrong. */
export async function rowWithNow(ctx: Ctx, resource: StoredResource, id: string): Promise<StoredRow> {
  const row = await loadRow(ctx, resource, id)
  return hasDeadline(resource) ? { ...row, now: ctx.clock.now() } : row
}

/** The schema of `rowWithNow`, from the schema of a row. */
export const rowWithNowSchema = (resource: StoredResource, row: z.ZodType): z.ZodType =>
  hasDeadline(resource) && row instanceof z.ZodObject ? z.strictObject({ ...row.shape, now: z.iso.datetime() }) : row
