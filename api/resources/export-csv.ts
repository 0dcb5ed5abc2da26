import type { Readable } from 'node:stream'
import type { Ctx } from '../context.ts'
import { writeCsv } from '../platform/spreadsheets/write-csv.ts'
import { exportRows } from './export-rows.ts'
import type { ListQuery } from './list-query.ts'
import type { StoredResource } from './stored-resource.ts'

/** The rows that match as CSV, streamed. */
export const exportCsv = async (ctx: Ctx, resource: StoredResource, query: ListQuery): Promise<Readable> =>
  writeCsv(await exportRows(ctx, resource, query))
