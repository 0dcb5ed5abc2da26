import { useRef } from 'react'
import { useClientSettings } from '../../api/client-settings.ts'
import type { Path } from '../kinds.ts'
import { sortBySelection } from './uploads.ts'
import { useUploads } from './useUploads.ts'

export type UploadedIdsProps = {
  field: { maxMegabytes?: number; max?: number }
  path: Path
  id?: string
  value?: readonly string[] | null
  onChange?: (value: string[]) => void
}

/** The uploads of a field with several of them, in the order in which they were selected, and how many more it takes. */
export function useUploadedIds(kind: 'image' | 'file', { field, path, value, onChange }: UploadedIdsProps) {
  const { images_per_upload } = useClientSettings()
  const ids = value ?? []
  const selectionOrder = useRef(new Map<string, number>())
  // Two uploads may finish before the form re-renders, so the current value is tracked in a ref as well.
  const latest = useRef(ids)
  latest.current = ids
  const { pending, send, cancel, retry, maxMegabytes } = useUploads({
    kind,
    path,
    maxMegabytes: field.maxMegabytes,
    onUploaded: (sent, key) => {
      selectionOrder.current.set(sent, key)
      latest.current = sortBySelection([...latest.current, sent], selectionOrder.current)
      onChange?.([...latest.current])
    },
  })
  const max = Math.min(field.max ?? images_per_upload, images_per_upload)
  const remaining = max - ids.length - pending.length
  return {
    ids,
    max,
    maxMegabytes,
    isFull: remaining <= 0,
    list: { sending: pending, onCancel: cancel, onRetry: retry },
    add: (files: File[]) => send(files.slice(0, remaining)),
    remove: (id: string) => onChange?.(ids.filter((other) => other !== id)),
  }
}
