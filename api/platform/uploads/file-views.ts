import type { FileView } from '@wasl/shared/contract/common.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { inArray } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { files } from '../db/tables/files.ts'

/** File views by id. The URL is the site's own route, which adds the session token. */
export async function loadFileViews(ctx: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<Map<string, FileView>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]))
  return new Map(rows.map(({ id, name, mime, size_bytes }) => [id, { id, name, mime, size: size_bytes, url: resourceRoutes.file({ id }) }]))
}

/** The same as a list, in the order of the ids. */
export async function listFileViews(ctx: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<FileView[]> {
  const views = await loadFileViews(ctx, ids)
  return ids.flatMap((id) => views.get(id) ?? [])
}
