import { z } from 'zod'

export const searchQuery = z.object({ q: z.string().trim().min(2).max(80) })

/** A matching row: its title, and its status, other searched fields and amount. */
export const searchHit = z.object({ resource: z.string(), id: z.uuid(), title: z.string(), details: z.string() })
export const searchResults = z.object({ hits: z.array(searchHit) })
export type SearchHit = z.infer<typeof searchHit>
