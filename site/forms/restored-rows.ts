import { type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/** Names and values of the fields of a form. */
export type FormEntries = readonly (readonly [name: string, value: string])[]

/** Sent to a form before it is filled again, so that its lists have the rows that were typed. `detail`: the stored entries. */
export const rowsEvent = 'wasl:rows'

/** The fields of one row, by the rest of their name. */
type TypedRow = Readonly<Record<string, string>>

/** The rows of one list: `work_times.0.from` is the field `from` of the first row of `work_times`. */
export function rowsOf(entries: FormEntries, list: string): TypedRow[] {
  const rows = new Map<number, Record<string, string>>()
  for (const [name, value] of entries) {
    const [head, at, ...rest] = name.split('.')
    if (head !== list || rest.length === 0) continue
    const index = Number(at)
    rows.set(index, { ...rows.get(index), [rest.join('.')]: value })
  }
  return [...rows].sort(([one], [other]) => one - other).map(([, row]) => row)
}

/**
 * Calls `setRows` when the form of a list is filled again. Returns the ref of the list's element. Hidden fields of a row need `data-row` to be
 * stored.
 */
export function useRestoredRows<E extends HTMLElement = HTMLFieldSetElement>(
  list: string,
  setRows: (rows: readonly TypedRow[]) => void,
): RefObject<E | null> {
  const element = useRef<E>(null)
  // An effect: stored forms are filled by the browser.
  useEffect(() => {
    const form = element.current?.closest('form')
    const restore = (event: Event) => {
      const rows = event instanceof CustomEvent ? rowsOf(event.detail, list) : []
      // The fields have to exist before they are filled.
      if (rows.length > 0) flushSync(() => setRows(rows))
    }
    form?.addEventListener(rowsEvent, restore)
    return () => form?.removeEventListener(rowsEvent, restore)
  })
  return element
}
