import { useSyncExternalStore } from 'react'
import { parseStored } from './parse-stored.ts'

/** How the user arranged the menu: the folded groups, and the resources listed first. */
type MenuPreferences = { folded: readonly string[]; favorites: readonly string[] }

const storageKey = 'wasl.admin.menu'
const listeners = new Set<() => void>()
let current = readStored()

export const menuPreferences = (): MenuPreferences => current

/** The arrangement of the menu, stored in this browser. */
export const useMenuPreferences = (): MenuPreferences => useSyncExternalStore(subscribe, () => current)

export function setMenuPreferences(change: Partial<MenuPreferences>): void {
  current = { ...current, ...change }
  localStorage.setItem(storageKey, JSON.stringify(current))
  for (const listener of listeners) listener()
}

/** Adds a resource to the favorites, or takes it out. */
export function toggleFavorite(name: string): void {
  const { favorites } = current
  setMenuPreferences({ favorites: favorites.includes(name) ? favorites.filter((other) => other !== name) : [...favorites, name] })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readStored(): MenuPreferences {
  const { folded, favorites } = parseStored(localStorage.getItem(storageKey))
  return { folded: names(folded), favorites: names(favorites) }
}

function names(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
}
