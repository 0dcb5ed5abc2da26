import { barePath } from '../i18n/locale.ts'

const keyPrefix = 'wasl-draft:'
// Paths with saved drafts. Source: specification, section 2.
const draftPaths = ['/static/our_services/', '/static/our_services_provider/', '/provider_details']

/** Whether forms on a path (in either language) are saved as drafts. */
export const savesDrafts = (pathname: string): boolean => draftPaths.some((path) => barePath(pathname).startsWith(path))

/** The draft of a path, shared by both languages; null without a draft or storage. */
export function readDraft(pathname: string): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyPrefix + barePath(pathname)) ?? 'null')
    return typeof stored === 'object' && stored !== null ? { ...stored } : null
  } catch {
    return null
  }
}

/** Saves the draft of a path; does nothing on paths without drafts or when storage is unavailable. */
export function saveDraft(pathname: string, fields: Readonly<Record<string, unknown>>): void {
  if (!savesDrafts(pathname)) return
  try {
    localStorage.setItem(keyPrefix + barePath(pathname), JSON.stringify(fields))
  } catch {
    // Without storage the draft is lost, but the form still works.
  }
}

export function clearDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(keyPrefix)) localStorage.removeItem(key)
  } catch {
    // Without storage there are no drafts.
  }
}
