import type { FileView } from '@wasl/shared/contract/common.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { files } from '../../platform/db/tables/files.ts'

/** File views by id. The URL is the site's own route, which adds the session token. */
export async function loadFileViews(ctx: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<Map<string, FileView>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]))
  return new Map(rows.map(({ id, name, mime, size_bytes }) => [id, { id, name, mime, size: size_bytes, url: resourceRoutes.file({ id }) }]))
}
