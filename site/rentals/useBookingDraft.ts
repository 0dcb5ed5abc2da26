import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { fillForm, readForm } from '../forms/typed-form.ts'
import { readDraft, saveDraft } from '../send-order/drafts.ts'
import { useRootData } from '../ui/root-data.ts'
import { pricedFields } from './booking.ts'

/** Keeps what is typed into a form in this browser, and fills it again after a reload or a log-in. Dates and options are in the address. */
export function useBookingDraft(form: RefObject<HTMLFormElement | null>): void {
  const { pathname: path } = useLocation()
  const owner = useRootData()?.viewer?.id ?? ''
  // An effect: only the browser knows what was typed.
  useEffect(() => {
    const element = form.current
    if (!element) return
    const typed = (name: string) => !pricedFields.includes(name)
    const stored = Object.entries(readDraft({ path, owner }) ?? {}).flatMap(([name, values]) =>
      Array.isArray(values) && typed(name) ? values.map((value): [string, string] => [name, String(value)]) : [],
    )
    if (stored.length > 0) {
      const known = new Set(stored.map(([name]) => name))
      const rendered = readForm(element).entries.filter(([name]) => !known.has(name))
      void fillForm(element, { intent: '', entries: [...rendered, ...stored] })
    }
    const save = () => {
      const fields: Record<string, string[]> = {}
      for (const [name, value] of readForm(element).entries)
        if (typed(name) && value !== '') fields[name] = [...(fields[name] ?? []), value]
      saveDraft({ path, owner }, fields)
    }
    // Also when it is sent: what was typed before the scripts ran.
    const events = ['input', 'submit']
    for (const name of events) element.addEventListener(name, save)
    return () => {
      for (const name of events) element.removeEventListener(name, save)
    }
  }, [form, path, owner])
}
