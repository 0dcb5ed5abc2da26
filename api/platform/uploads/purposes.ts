import type { UploadPurpose } from '@wasl/shared/contract/uploads.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'

type PurposeLimits = { types: readonly string[]; maxMegabytes: (settings: Settings) => number }

const photos = ['jpg', 'png', 'gif', 'webp'] as const
// Stored as re-encoded pixels: decision 0140.
const offerImages = [...photos, 'bmp', 'svg'] as const
const uploadLimit = (settings: Settings) => settings.upload_megabytes

/** The allowed types and size of an upload by its purpose. The type is detected from the bytes. Source: specification, sections 5 and 9. */
export const purposes: Readonly<Record<UploadPurpose, PurposeLimits>> = {
  order: { types: [...photos, 'pdf'], maxMegabytes: uploadLimit },
  answer: { types: [...photos, 'pdf'], maxMegabytes: uploadLimit },
  transfer: { types: [...photos, 'pdf'], maxMegabytes: uploadLimit },
  offer: { types: offerImages, maxMegabytes: (settings) => Math.min(settings.offer_image_megabytes, uploadLimit(settings)) },
  complaint: { types: ['jpg', 'png', 'gif'], maxMegabytes: uploadLimit },
  avatar: { types: ['jpg', 'png'], maxMegabytes: uploadLimit },
  gallery: { types: photos, maxMegabytes: uploadLimit },
  review: { types: photos, maxMegabytes: uploadLimit },
  catalog: { types: photos, maxMegabytes: uploadLimit },
  chat: { types: [...photos, 'pdf'], maxMegabytes: uploadLimit },
  document: { types: [...photos, 'pdf'], maxMegabytes: uploadLimit },
}
