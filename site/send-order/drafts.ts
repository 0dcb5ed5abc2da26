import { barePath } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { matchPath } from 'react-router'

const keyPrefix = 'wasl-draft:'
// Pages with saved drafts. Source: specification, section 2.
const draftPages = [
  pages.category.pattern,
  pages.categoryProviders.pattern,
  pages.provider.pattern,
  pages.sendOrder.pattern,
  pages.sendPrivateOrder.pattern,
  pages.sendProviderOrder.pattern,
  pages.sendCarOrder.pattern,
]

/** Whether forms on a path (in either language) are saved as drafts. */
export const savesDrafts = (pathname: string): boolean => draftPages.some((pattern) => matchPath(pattern, barePath(pathname)))

/** A draft belongs to the user who typed it. */
type DraftKey = { path: string; owner: string }

/** The saved fields of a path, shared by both languages; null without a draft or storage. The drafts of another user are cleared. */
export function readDraft({ path, owner }: DraftKey): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyPrefix + barePath(path)) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('owner' in stored && 'fields' in stored)) return null
    // A guest who logs in from the form goes on with it.
    if (stored.owner === owner || stored.owner === '') return { ...Object(stored.fields) }
    clearDrafts()
    return null
  } catch {
    return null
  }
}

/** Saves the draft of a path; does nothing on paths without drafts or when storage is unavailable. */
export function saveDraft({ path, owner }: DraftKey, fields: Readonly<Record<string, unknown>>): void {
  if (!savesDrafts(path)) return
  try {
    localStorage.setItem(keyPrefix + barePath(path), JSON.stringify({ owner, fields }))
  } catch {
    // Without storage the draft is lost, but the form still works.
  }
}

/** Clears the draft of one path; the forms of other paths keep theirs. */
export function clearDraft(path: string): void {
  try {
    localStorage.removeItem(keyPrefix + barePath(path))
  } catch {
    // Without storage there are no drafts.
  }
}

export function clearDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(keyPrefix)) localStorage.removeItem(key)
  } catch {
    // Without storage there are no drafts.
  }
}
