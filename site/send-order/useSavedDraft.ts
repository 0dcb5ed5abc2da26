import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useRootData } from '../root-data.ts'
import { readDraft, saveDraft } from './drafts.ts'

/**
 * Saves a form as a draft while the user types and restores it after a reload. Items are saved by service id, not by index, so that
 * adding or removing a service keeps the other drafts in place.
 */
export function useSavedDraft(form: RefObject<HTMLFormElement | null>, serviceIds: readonly string[]): void {
  const { pathname: path } = useLocation()
  const owner = useRootData()?.viewer?.id ?? ''
  const ids = serviceIds.join(',')
  // An effect: reads browser storage and sets uncontrolled fields.
  useEffect(() => {
    const element = form.current
    if (!element) return
    const draft = readDraft({ path, owner }) ?? {}
    const orderedIds = ids.split(',')
    for (const field of draftFields(element)) {
      const saved = draft[draftKey(field.name, orderedIds)]
      if (typeof saved === 'string' && saved !== '') restore(field, saved)
    }
    const saveFields = () => {
      const entries = [...new FormData(element)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      saveDraft(
        { path, owner },
        {
          ...readDraft({ path, owner }),
          ...Object.fromEntries(entries.map(([name, value]) => [draftKey(name, orderedIds), value])),
        },
      )
    }
    element.addEventListener('input', saveFields)
    return () => element.removeEventListener('input', saveFields)
  }, [form, path, owner, ids])
}

type DraftField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const draftFields = (form: HTMLFormElement): DraftField[] =>
  [...form.elements].filter(
    (element): element is DraftField =>
      (element instanceof HTMLInputElement && !['file', 'hidden', 'submit'].includes(element.type)) ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  )

const draftKey = (name: string, serviceIds: readonly string[]): string =>
  name.replace(/^items\.(\d+)\./, (_, index: string) => `items.${serviceIds[Number(index)] ?? index}.`)

function restore(field: DraftField, saved: string): void {
  if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = field.checked || field.value === saved
  else if (field.value === '') field.value = saved
}
