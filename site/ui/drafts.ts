import { barePath } from '../i18n/locale.ts'

const mark = 'wasl-draft:'
// The three families of paths that keep what was typed. Source: specification, section 2.
const families = ['/static/our_services/', '/static/our_services_provider/', '/provider_details']

/** Whether a path keeps locally saved form data, in either language. */
export const keepsDrafts = (pathname: string): boolean => families.some((family) => barePath(pathname).startsWith(family))

/** The fields saved for a path, both languages sharing one draft; null where there are none or the browser keeps nothing. */
export function readDraft(pathname: string): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(mark + barePath(pathname)) ?? 'null')
    return typeof kept === 'object' && kept !== null ? { ...kept } : null
  } catch {
    return null
  }
}

/** Saves the fields of a path that keeps drafts; does nothing elsewhere or where storage is closed. */
export function saveDraft(pathname: string, fields: Readonly<Record<string, unknown>>): void {
  if (!keepsDrafts(pathname)) return
  try {
    localStorage.setItem(mark + barePath(pathname), JSON.stringify(fields))
  } catch {
    // A full or forbidden storage loses the draft, never the form.
  }
}

/** Forgets every draft. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(mark)) localStorage.removeItem(key)
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}
