import type { AdminPreferences, PreferencesChange } from '@wasl/shared/contract/admin-preferences.ts'
import { saveAdminPreferences } from '@wasl/shared/contract/endpoints/admin-account.ts'
import { api } from './http.ts'
import { menuPreferences, setMenuPreferences, toggleFavorite } from './menu-preferences.ts'

/** Where a browser has how an administrator sees a list. */
export const listStorageKey = (adminId: string, list: string): string => `wasl.admin.list.${adminId}.${list}`

/** Takes over what an administrator has arranged, in whatever browser; without anything, this browser keeps what it has. */
export function applyPreferences({ id, preferences }: { id: string; preferences: AdminPreferences | null }): void {
  if (!preferences) return
  const { lists, ...menu } = preferences
  setMenuPreferences(menu)
  for (const [name, list] of Object.entries(lists)) {
    const { columns, density } = list
    localStorage.setItem(listStorageKey(id, name), JSON.stringify({ columns, ...(density && { density }) }))
  }
}

/** Folds groups of the menu, here and for other browsers. */
export function foldGroups(folded: readonly string[]): void {
  setMenuPreferences({ folded })
  saveMenu()
}

/** Adds a list to the favorites or takes it out, here and for other browsers. */
export function changeFavorite(name: string): void {
  toggleFavorite(name)
  saveMenu()
}

/** Stores how a list is seen for other browsers. */
export const saveListPreferences = (name: string, list: AdminPreferences['lists'][string]): void => save({ lists: { [name]: list } })

function saveMenu(): void {
  const { folded, favorites } = menuPreferences()
  save({ folded: [...folded], favorites: [...favorites] })
}

// This browser has it already: without a connection the others get it with the next change.
const save = (change: PreferencesChange): void => void api.call(saveAdminPreferences, { body: change }).catch(() => undefined)
