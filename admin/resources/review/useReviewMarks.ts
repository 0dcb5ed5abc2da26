import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { useState } from 'react'
import { drafts } from '../../api/drafts.ts'
import type { Marks } from './review-marks.ts'

/** The marks of a row, stored in the browser until the review is done. */
export function useReviewMarks(draftKey: string, { version }: AnyRow) {
  const [marks, setMarks] = useState<Marks>(() => storedMarks(draftKey, version))
  return {
    marks,
    changeMarks: (next: Marks) => {
      setMarks(next)
      drafts.write(draftKey, { version, marks: next })
    },
    forgetMarks: () => drafts.remove(draftKey),
  }
}

// The marks of an earlier version of the row may be about other values.
function storedMarks(key: string, version: unknown): Marks {
  const stored = drafts.read(key)?.values
  // Safe: only this screen writes under this key.
  return stored && stored.version === version ? (stored.marks as Marks) : {}
}
