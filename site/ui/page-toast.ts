import { useSyncExternalStore } from 'react'
import type { ToastMessage } from './root-data.ts'

let current: ToastMessage | null = null
const listeners = new Set<() => void>()

/** Shows a toast about something that this page did without a redirect. */
export function showToast(tone: ToastMessage['tone'], text: string): void {
  current = { tone, text, at: Date.now() }
  for (const listener of listeners) listener()
}

/** The last toast of this page, if there was one. */
export const usePageToast = (): ToastMessage | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
    () => null,
  )
