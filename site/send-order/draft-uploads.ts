import { createContext } from 'react'
import type { UploadResult } from './draft-requests.ts'

type ChosenFile = { field: string; file: File; onProgress: (percent: number) => void }

/** Files of the form become files of its draft as soon as they are chosen. */
export type DraftUploads = {
  upload: (file: ChosenFile) => Promise<UploadResult>
  remove: (fileId: string) => void
  /** Whether a file is being uploaded. */
  isBusy: () => boolean
  /** Resolves once no file is being uploaded, with the field of the first one that could not be uploaded meanwhile; null without one. */
  finished: () => Promise<string | null>
}

/** Null in a form without a draft, which sends its files when it is submitted. */
export const DraftUploadsContext = createContext<DraftUploads | null>(null)
