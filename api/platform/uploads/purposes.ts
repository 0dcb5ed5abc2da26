import type { uploadPurpose } from '@wasl/shared/contract/uploads.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import type { z } from 'zod'

/** Of `catalogue` and `document` only admins make use. */
export type Purpose = z.output<typeof uploadPurpose> | 'document'

type Limits = { types: readonly string[]; maxMegabytes: (settings: Settings) => number }

const photos = ['jpg', 'png', 'gif', 'webp'] as const
const largest = (settings: Settings) => settings.upload_megabytes

/** What may be uploaded for what, and how large. Types are those the bytes themselves show. Source: specification, sections 5 and 9. */
export const purposes: Readonly<Record<Purpose, Limits>> = {
  order: { types: [...photos, 'pdf'], maxMegabytes: largest },
  answer: { types: [...photos, 'pdf'], maxMegabytes: largest },
  transfer: { types: [...photos, 'pdf'], maxMegabytes: largest },
  offer: { types: photos, maxMegabytes: (settings) => Math.min(settings.offer_image_megabytes, largest(settings)) },
  avatar: { types: ['jpg', 'png'], maxMegabytes: largest },
  catalogue: { types: photos, maxMegabytes: largest },
  document: { types: [...photos, 'pdf'], maxMegabytes: largest },
}
