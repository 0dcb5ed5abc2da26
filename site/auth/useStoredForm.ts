import { type RefObject, useEffect } from 'react'

const storageKey = 'wasl-registration'

/**
 * Stores what is typed into a registration form in this browser and restores it, so that it survives going back, switching the language and
 * closing the page. Passwords and files are not stored.
 */
export function useStoredForm(form: RefObject<HTMLFormElement | null>): void {
  // An effect: reads browser storage and sets uncontrolled fields.
  useEffect(() => {
    const element = form.current
    if (!element) return
    const stored = readStored()
    for (const field of storedFieldsOf(element)) {
      const value = stored[field.name]
      if (value === undefined) continue
      if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = field.value === value
      else if (field.value === '') field.value = value
    }
    const store = () => {
      const typed = storedFieldsOf(element).flatMap((field) =>
        field instanceof HTMLInputElement && field.type === 'radio' && !field.checked ? [] : [[field.name, field.value]],
      )
      write(JSON.stringify({ ...readStored(), ...Object.fromEntries(typed) }))
    }
    element.addEventListener('input', store)
    return () => element.removeEventListener('input', store)
  }, [form])
}

/** Forgets the registration that was typed in this browser. */
export const clearStoredForm = (): void => write(null)

const storedFieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLSelectElement =>
      field instanceof HTMLSelectElement ||
      (field instanceof HTMLInputElement &&
        ['text', 'tel', 'email', 'radio'].includes(field.type) &&
        !field.autocomplete.includes('password')),
  )

function readStored(): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

function write(stored: string | null): void {
  try {
    if (stored === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, stored)
  } catch {
    // Without storage the form is not stored, but it still works.
  }
}
