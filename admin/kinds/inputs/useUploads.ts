import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reasonOf } from '../../parts/reason.ts'
import { upload } from '../../session/acts.ts'

const megabyte = 1_048_576
/** Source: specification, section 9. */
const usualMegabytes = 10

/** A file on its way: how much of it is there, or why it is not going further. Keys count upward in the order of choosing. */
export type Sending = { key: number; file: File; percent: number; failure: string | null }

/** Uploads files side by side, each with its progress; `onArrived` hears of each as it arrives. */
export function useUploads(kind: 'image' | 'file', maxMegabytes = usualMegabytes, onArrived: (id: string, key: number) => void) {
  const { t } = useTranslation()
  const [sending, setSending] = useState<readonly Sending[]>([])
  const next = useRef(0)
  const breaks = useRef(new Map<number, AbortController>())
  const latest = useRef(onArrived)
  latest.current = onArrived

  const set = (key: number, change: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)))
  const drop = (key: number) => setSending((all) => all.filter((one) => one.key !== key))

  const start = async (file: File, key: number) => {
    if (file.size > maxMegabytes * megabyte) return set(key, { failure: t('upload.tooLarge', { megabytes: maxMegabytes }) })
    const breaker = new AbortController()
    breaks.current.set(key, breaker)
    set(key, { percent: 0, failure: null })
    try {
      const { id } = await upload(file, kind, { onProgress: (percent) => set(key, { percent }), signal: breaker.signal })
      drop(key)
      latest.current(id, key)
    } catch (error) {
      if (!breaker.signal.aborted) set(key, { failure: reasonOf(error, t) })
    }
    breaks.current.delete(key)
  }

  const send = (files: readonly File[]) => {
    const chosen = files.map((file) => {
      next.current += 1
      return { key: next.current, file, percent: 0, failure: null }
    })
    setSending((all) => [...all, ...chosen])
    for (const { file, key } of chosen) void start(file, key)
  }

  const cancel = (key: number) => {
    breaks.current.get(key)?.abort()
    drop(key)
  }

  return { sending, send, cancel, retry: ({ file, key }: Sending) => void start(file, key), maxMegabytes }
}
