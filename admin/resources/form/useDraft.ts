import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { useEffect, useRef, useState } from 'react'
import { drafts, type FormDraft } from '../../api/drafts.ts'
import { useAdmin } from '../../auth/useAdmin.ts'

const draftDelayMs = 400

/**
 * The draft of an earlier visit, until it is restored or discarded, and functions that keep and forget the draft of this one. `name` identifies the
 * form among all of the admin: `coupons/new`.
 */
export function useDraft(name = '') {
  const { data: admin } = useAdmin()
  const key = `${admin?.id ?? 'nobody'}.${name}`
  const [draft, setDraft] = useState<FormDraft | null>(() => drafts.read(key))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    draft,
    keep: (read: () => AnyRow) => {
      clearTimeout(timer.current)
      // New input does not replace a draft that is still offered.
      if (!draft) timer.current = setTimeout(() => drafts.write(key, read()), draftDelayMs)
    },
    forget: () => {
      clearTimeout(timer.current)
      drafts.remove(key)
      setDraft(null)
    },
    restore: (): AnyRow => {
      setDraft(null)
      return draft?.values ?? {}
    },
  }
}
