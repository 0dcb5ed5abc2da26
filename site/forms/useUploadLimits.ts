import type { AppInfo } from '@wasl/shared/contract/accounts.ts'
import { useRootData } from '../ui/root-data.ts'

type UploadLimits = Pick<AppInfo, 'images_per_upload' | 'upload_megabytes' | 'offer_image_megabytes'>

/** The configured limits for the number and size of files. */
export const useUploadLimits = (): UploadLimits => useRootData()?.appInfo ?? defaultLimits

// Used when the root loader failed. Source: specification, section 9.
const defaultLimits: UploadLimits = { images_per_upload: 5, upload_megabytes: 10, offer_image_megabytes: 5 }
