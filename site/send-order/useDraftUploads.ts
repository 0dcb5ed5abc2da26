import { fieldAfterChange, removedPrefix } from '@wasl/shared/rules/item-fields.ts'
import { type RefObject, useMemo, useRef } from 'react'
import { useLocale } from '../i18n/locale.ts'
import { type DraftContent, postDraftFile, postFileRemoval, type UploadResult } from './draft-requests.ts'
import type { DraftUploads } from './draft-uploads.ts'

type DraftAccess = {
  draftId: RefObject<string>
  /** What the form says now. */
  content: () => DraftContent | null
  onSaved: (draftId: string) => void
}

/** Uploads the files of a form to its draft, one after the other: the first one begins the draft. */
export function useDraftUploads(access: DraftAccess): DraftUploads {
  const locale = useLocale()
  const latest = useRef(access)
  latest.current = access
  const waiting = useRef(0)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const failed = useRef<string | null>(null)
  return useMemo(
    () => ({
      upload: (file) => {
        if (waiting.current === 0) failed.current = null
        waiting.current++
        const chosenFor = latest.current.content()?.service_ids ?? []
        const sent = queue.current.then(async (): Promise<UploadResult> => {
          const { draftId, content, onSaved } = latest.current
          const draft = content()
          // A service may have been added or removed since the file was chosen.
          const moved = draft ? fieldAfterChange(file.field, { before: chosenFor, after: draft.service_ids }) : removedPrefix
          const field = moved.startsWith(removedPrefix) ? null : moved
          const result: UploadResult =
            draft && field ? await postDraftFile({ draft, locale, ...file, field }) : { ok: false, isRejected: false, errors: [] }
          waiting.current--
          if (result.ok) {
            draftId.current = result.id
            onSaved(result.id)
          } else if (field) failed.current ??= field
          return result
        })
        queue.current = sent
        return sent
      },
      remove: (fileId) => void postFileRemoval(latest.current.draftId.current, fileId),
      isBusy: () => waiting.current > 0,
      finished: async () => {
        let last: unknown
        while (last !== queue.current) {
          last = queue.current
          await queue.current
        }
        return failed.current
      },
    }),
    [locale],
  )
}
