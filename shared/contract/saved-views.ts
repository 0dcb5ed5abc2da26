import * as z from 'zod'
import { requestText } from './common.ts'

const columns = z.array(z.string().max(60)).min(1).max(60)

/** A saved view of a list. `query` is the query string of the list's address, without the page. */
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

/** Saves a view; an own view of the same name is replaced. */
export const saveViewForm = z.strictObject({
  resource: z.string().max(60),
  name: requestText({ min: 1, max: 60 }),
  is_shared: z.boolean(),
  query: z.string().max(6000),
  columns,
})
export type SaveViewForm = z.output<typeof saveViewForm>
