import type { Locale } from '@wasl/shared/units.ts'
import { useSyncExternalStore } from 'react'

export type Mode = 'light' | 'dark'
export type Preferences = { locale: Locale; mode: Mode }

const storageKey = 'wasl.admin.preferences'
const listeners = new Set<() => void>()
let current = stored()

/** The reader's language and colours, the same in every tab of this browser. */
export const preferences = (): Preferences => current

/** Language and colours as state. */
export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, preferences)

/** Changes language or colours and remembers it. */
export function prefer(change: Partial<Preferences>): void {
  current = { ...current, ...change }
  localStorage.setItem(storageKey, JSON.stringify(current))
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

function stored(): Preferences {
  const dark = typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches
  const saved = parsed(localStorage.getItem(storageKey))
  return {
    locale: saved.locale === 'en' ? 'en' : 'ar',
    mode: saved.mode === 'dark' || saved.mode === 'light' ? saved.mode : dark ? 'dark' : 'light',
  }
}

// Safe: both keys are checked against their few values before use.
function parsed(saved: string | null) {
  return JSON.parse(saved ?? '{}') as Partial<Record<keyof Preferences, string>>
}
