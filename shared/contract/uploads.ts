import * as z from 'zod'

/** POST uploads (multipart: `file`, `purpose`). Only admins use `catalog`. Limits: specification, section 9. */
export const uploadPurpose = z.enum([
  'order',
  'answer',
  'offer',
  'transfer',
  'avatar',
  'gallery',
  'complaint',
  'catalog',
  'document',
  'chat',
  'review',
])
export type UploadPurpose = z.output<typeof uploadPurpose>
export const uploaded = z.object({
  id: z.uuid(),
  url: z.string(),
  name: z.string(),
  mime: z.string(),
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
})
export type Uploaded = z.output<typeof uploaded>
