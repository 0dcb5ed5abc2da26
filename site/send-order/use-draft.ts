import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { readDraft, saveDraft } from '../ui/drafts.ts'

/**
 * Keeps what is typed into a form in the browser, on the paths that keep drafts, and puts it back after a reload. Positions of items are
 * saved by their service, so that adding or removing one moves nobody else's words.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, services: readonly string[]): void {
  const { pathname } = useLocation()
  const ids = services.join(',')
  // An effect, since drafts live in the browser's storage and the fields are the page's own.
  useEffect(() => {
    const element = form.current
    if (!element) return
    const draft = readDraft(pathname) ?? {}
    const chosen = ids.split(',')
    for (const field of fieldsOf(element)) {
      const saved = draft[stableName(field.name, chosen)]
      if (typeof saved === 'string' && saved !== '') restore(field, saved)
    }
    const keep = () => {
      const typed = [...new FormData(element)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      saveDraft(pathname, {
        ...readDraft(pathname),
        ...Object.fromEntries(typed.map(([name, value]) => [stableName(name, chosen), value])),
      })
    }
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [form, pathname, ids])
}

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const fieldsOf = (form: HTMLFormElement): TypedField[] =>
  [...form.elements].filter(
    (one): one is TypedField =>
      (one instanceof HTMLInputElement && !['file', 'hidden', 'submit'].includes(one.type)) ||
      one instanceof HTMLTextAreaElement ||
      one instanceof HTMLSelectElement,
  )

const stableName = (name: string, services: readonly string[]): string =>
  name.replace(/^items\.(\d+)\./, (_, at: string) => `items.${services[Number(at)] ?? at}.`)

function restore(field: TypedField, saved: string): void {
  if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = field.checked || field.value === saved
  else if (field.value === '') field.value = saved
}
