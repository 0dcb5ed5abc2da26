import * as z from 'zod'
import { maxLengths, maxVersion } from '../registry/limits.ts'
import { messageKey } from '../registry/messages.ts'
import { cleanLines } from '../utils/normalize-text.ts'

// Responses are tolerant: their texts, amounts and lists have no limits, so that a stored value never fails. Requests have limits for all.

/** The shapes that several responses share. */
export const localized = z.object({ ar: z.string(), en: z.string() })
export const named = z.object({ id: z.uuid(), name: localized })
/** Halalas in a response. Not `z.int()`: a stored sum may be beyond the safe whole numbers. */
export const money = z.number()
export const instant = z.iso.datetime() // UTC
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(50).default(10),
})
export const pagination = z.object({ total_items: z.int(), per_page: z.int(), total_pages: z.int(), current_page: z.int() })

/** A text of a request, trimmed and without control characters. Without `min` it may be empty. */
export const requestText = ({ min = 0, max = maxLengths.text }: { min?: number; max?: number } = {}) =>
  z.string().overwrite(cleanLines).min(min).max(max)
/** The option of a refinement that reads these fields: it runs beside the errors of the others, not after them. */
export const reading = (...fields: readonly string[]) => ({
  when: ({ value, issues }: z.core.ParsePayload): boolean =>
    typeof value === 'object' &&
    value !== null &&
    issues.every(({ path = [], continue: isSound }) => isSound === true || !fields.includes(String(path[0]))),
})
/** The id of a chosen row in a request. */
export const chosenId = () => z.uuid(messageKey('wrong_relation'))
/** The version of a row that the sender saw. */
export const seenVersion = z.int().min(1).max(maxVersion).optional()

/** A file as its reader sees it; `url` is a path of the site. */
export const fileView = z.object({ id: z.uuid(), name: z.string(), mime: z.string(), size: z.int(), url: z.string() })

/** The width that an image is resized to, in pixels. */
export const fileWidth = z.object({ w: z.coerce.number().int().min(1).max(4000).optional() })
export const idParams = z.object({ id: z.uuid() })
export const empty = z.object({})

/** A ready-made reason, chosen by its id. */
export const reasonOption = z.object({ id: z.uuid(), text: localized })

export type Named = z.output<typeof named>
export type ReasonOption = z.output<typeof reasonOption>
export type Pagination = z.output<typeof pagination>
export type FileView = z.output<typeof fileView>

/** The pagination of a response: the requested page of `total` rows. */
export const paginate = (query: { page: number; per_page: number }, total: number): Pagination => ({
  total_items: total,
  per_page: query.per_page,
  total_pages: Math.max(1, Math.ceil(total / query.per_page)),
  current_page: query.page,
})
