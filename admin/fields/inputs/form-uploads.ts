import { createContext, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createUploads } from './uploads.ts'

/** The pending uploads of the surrounding form. */
export const FormUploadsContext = createContext(createUploads())

/** The uploads of a form and the number still running. They are canceled when the form unmounts. */
export function useFormUploads(onUploadStart: () => void) {
  const [uploads] = useState(createUploads)
  const running = useSyncExternalStore(uploads.subscribe, uploads.running)
  const begun = useEffectEvent(onUploadStart)
  // Leaving the page now would lose a file: the caller marks the form as unsaved.
  useEffect(() => {
    if (running > 0) begun()
  }, [running])
  useEffect(() => () => uploads.stop(), [uploads])
  return { uploads, running }
}
