import * as z from 'zod'

const columns = z.array(z.string().max(60)).min(1).max(60)

/** A list as someone keeps it. `query` is what stands behind `?` in the list's address, without the page. */
export const savedView = z.object({
  id: z.uuid(),
  name: z.string(),
  is_shared: z.boolean(),
  is_own: z.boolean(),
  owner_name: z.string(),
  query: z.string(),
  columns: z.array(z.string()),
})
export type SavedView = z.output<typeof savedView>

export const viewsQuery = z.strictObject({ resource: z.string().max(60) })

/** A view to keep; one's own of the same name is replaced. */
export const viewToKeep = z.strictObject({
  resource: z.string().max(60),
  name: z.string().trim().min(1).max(60),
  is_shared: z.boolean(),
  query: z.string().max(6000),
  columns,
})
export type ViewToKeep = z.output<typeof viewToKeep>
