import { createContext, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createUploads } from '../../resources/form/uploads.ts'

/** The files on their way in the form that an input stands in. */
export const FormUploads = createContext(createUploads())

/** The uploads of a form and how many still run; `onBegun` hears when one begins. They end when the form is left. */
export function useFormUploads(onBegun: () => void) {
  const [uploads] = useState(createUploads)
  const running = useSyncExternalStore(uploads.subscribe, uploads.running)
  const begun = useEffectEvent(onBegun)
  // Whoever leaves now loses a file: what guards against that is outside of this form.
  useEffect(() => {
    if (running > 0) begun()
  }, [running])
  useEffect(() => () => uploads.stop(), [uploads])
  return { uploads, running }
}
