import type { Locale } from '@wasl/shared/units.ts'
import { useSyncExternalStore } from 'react'
import { parseStored } from './parse-stored.ts'

export type Mode = 'light' | 'dark'
export type Preferences = { locale: Locale; mode: Mode }

const storageKey = 'wasl.admin.preferences'
const listeners = new Set<() => void>()
let current = readStoredPreferences()

/** The user's language and color mode, stored in this browser. */
export const getPreferences = (): Preferences => current

export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, getPreferences)

export function setPreferences(change: Partial<Preferences>): void {
  current = { ...current, ...change }
  localStorage.setItem(storageKey, JSON.stringify(current))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readStoredPreferences(): Preferences {
  const dark = typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches
  const saved = parseStored(localStorage.getItem(storageKey))
  return {
    locale: saved.locale === 'en' ? 'en' : 'ar',
    mode: saved.mode === 'dark' || saved.mode === 'light' ? saved.mode : dark ? 'dark' : 'light',
  }
}
