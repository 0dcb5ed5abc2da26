import * as z from 'zod'
import { instant, localized, pagination } from './common.ts'

/** One thing that the administration is told, and the row that it is about. */
export const adminNotice = z.object({
  id: z.uuid(),
  type: z.string(),
  title: localized,
  body: localized,
  resource: z.string(),
  row_id: z.uuid(),
  is_read: z.boolean(),
  created_at: instant,
})
export const unreadNotices = z.object({ unread: z.int() })
export const adminNoticesPage = unreadNotices.extend({ notices: z.object({ data: z.array(adminNotice), pagination }) })

/** POST admin/own/notices/read: up to when; the newest notice that the page shows. */
export const readNoticesForm = z.strictObject({ until: z.iso.datetime() })

export type AdminNotice = z.output<typeof adminNotice>
export type AdminNoticesPage = z.output<typeof adminNoticesPage>
