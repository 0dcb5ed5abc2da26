import { findResource } from '@wasl/resources/index.ts'
import type { DataOf } from '@wasl/shared/contract/endpoint.ts'
import type { listShownTitles } from '@wasl/shared/contract/resource-endpoints.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { isTitleAlwaysShown } from '@wasl/shared/registry/row-title.ts'
import { inArray } from 'drizzle-orm'
import * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import type { StoredResource } from '../stored-resource.ts'
import { loadTitles } from './related-titles.ts'

const maxIds = 200

/** The fields of a resource whose titles everybody who may list the resource sees. */
export const alwaysShownFields = ({ fields }: AnyResource): string[] =>
  Object.keys(fields).filter((name) => fields[name] && isTitleAlwaysShown(fields[name]))

/** The query of `loadShownTitles`: one of these fields, and the ids of the rows it refers to. */
export const shownTitlesQuery = (fields: readonly string[]) =>
  z.strictObject({ field: z.enum(fields), id: z.preprocess((ids) => [ids].flat(), z.array(z.uuid()).min(1).max(maxIds)) })

/** The titles of rows that a field of this resource refers to; none for ids that no row refers to. */
export async function loadShownTitles(
  ctx: Ctx,
  { declaration, table, columns }: StoredResource,
  { field, id: ids }: { field: string; id: readonly string[] },
): Promise<DataOf<typeof listShownTitles>> {
  const relation = declaration.fields[field]
  const target = relation?.kind === 'belongsTo' ? findResource(relation.to) : undefined
  const column = columns[field]
  if (!target || !column) throw new Error(`loadShownTitles: ${declaration.name}.${field} is no relation`)
  const referred = await ctx.db
    .selectDistinct({ id: column })
    .from(table)
    .where(inArray(column, [...ids]))
  return loadTitles(
    ctx,
    target,
    referred.map(({ id }) => String(id)),
  )
}
