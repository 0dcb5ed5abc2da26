import * as z from 'zod'
import type { Ctx } from '../context.ts'
import { findRow } from './find-row.ts'
import type { StoredRow } from './row-mapping.ts'
import type { StoredResource } from './stored-resource.ts'

const hasDeadline = ({ declaration }: StoredResource): boolean => declaration.waits?.until !== undefined

/** A row as its own page shows it: where it has a deadline, with the server's `now` (ISO), since the reader's own clock may be wrong. */
export async function shownRow(ctx: Ctx, resource: StoredResource, id: string): Promise<StoredRow> {
  const row = await findRow(ctx, resource, id)
  return hasDeadline(resource) ? { ...row, now: ctx.clock.now() } : row
}

/** The schema of that answer, by the schema of a row. */
export const shownSchema = (resource: StoredResource, row: z.ZodType): z.ZodType =>
  hasDeadline(resource) && row instanceof z.ZodObject ? z.strictObject({ ...row.shape, now: z.iso.datetime() }) : row
