import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { deepEqual } from '@wasl/shared/utils/deep-equal.ts'

/** Input that was never saved: the fields that differ from those the form started with. `at`: when it was typed (ISO 8601). */
export type FormDraft = { at: string; values: AnyRow }

const prefix = 'wasl.admin.draft.'

/** The drafts of forms, in this browser, so that input outlives a reload, a crash and the end of the session. A logout removes them. */
export const drafts = {
  read(key: string): FormDraft | null {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(prefix + key) ?? 'null')
      return isDraft(stored) ? stored : null
    } catch {
      return null
    }
  },
  write(key: string, values: AnyRow): void {
    try {
      localStorage.setItem(prefix + key, JSON.stringify({ at: new Date().toISOString(), values } satisfies FormDraft))
    } catch {
      // Without storage, or without room in it, the form works as before.
      return
    }
  },
  remove: (key: string): void => localStorage.removeItem(prefix + key),
  clear(): void {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  },
}

/** The values that differ from those the form started with; null for a value that was emptied. */
export const changedValues = (initial: AnyRow, values: AnyRow): AnyRow =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => !deepEqual(value ?? null, initial[name] ?? null))
      .map(([name, value]) => [name, value ?? null]),
  )

const isDraft = (value: unknown): value is FormDraft =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'string' &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null
