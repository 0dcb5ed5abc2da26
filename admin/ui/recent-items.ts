import type { MenuIcon } from '@wasl/shared/registry/menu-icons.ts'
import { isMenuIcon } from './icons.tsx'

/** An entry of the command palette. */
export type PaletteItem = { to: string; title: string; details: string; icon: MenuIcon }

const key = 'wasl.admin.recent'
const maxItems = 6

/** The items chosen recently on this browser, newest first. */
export function recentItems(): PaletteItem[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPaletteItem).slice(0, maxItems) : []
  } catch {
    return []
  }
}

/** Puts an item first in the stored list; does nothing when storage is not available. */
export function addRecentItem(chosen: PaletteItem): void {
  try {
    localStorage.setItem(key, JSON.stringify([chosen, ...recentItems().filter(({ to }) => to !== chosen.to)].slice(0, maxItems)))
  } catch {
    return
  }
}

/** Removes the stored items at logout: the next admin of this browser must not see them. */
export const clearRecentItems = (): void => localStorage.removeItem(key)

const isPaletteItem = (value: unknown): value is PaletteItem =>
  typeof value === 'object' &&
  value !== null &&
  (['to', 'title', 'details'] as const).every((name) => typeof propertyOf(value, name) === 'string') &&
  isMenuIcon(String(propertyOf(value, 'icon')))

const propertyOf = (value: object, name: string): unknown => Object.getOwnPropertyDescriptor(value, name)?.value
