import type { AppFacts } from '@wasl/shared/contract/accounts.ts'
import { usePageFacts } from './page-info.ts'

type Limits = Pick<AppFacts, 'images_per_upload' | 'upload_megabytes' | 'offer_image_megabytes'>

/** How many files a form takes at one time, and how large they may be, by the settings in force. */
export const useUploadLimits = (): Limits => usePageFacts()?.facts ?? usual

// Where the page could not be told. Source: specification, section 9.
const usual: Limits = { images_per_upload: 5, upload_megabytes: 10, offer_image_megabytes: 5 }
