import { z } from 'zod'

export const searchQuery = z.object({ q: z.string().trim().min(2).max(80) })

/** A row that was found: what people call it, and what else was searched of it. */
export const searchHit = z.object({ resource: z.string(), id: z.uuid(), title: z.string(), more: z.string() })
export const searchAnswer = z.object({ hits: z.array(searchHit) })
export type SearchHit = z.infer<typeof searchHit>
