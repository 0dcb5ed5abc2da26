import { type RefObject, useEffect } from 'react'
import { fillForm, readForm } from '../forms/typed-form.ts'
import { useRootData } from '../root-data.ts'
import { readStep, writeStep } from './stored-steps.ts'

let submitted: { owner: string; step: string } | null = null

/** Forgets what was typed into the step that was submitted last: the server has it now. */
export function clearSubmittedStep(): void {
  if (submitted) writeStep(submitted.owner, submitted.step, null)
}

/**
 * Stores what is typed into a step of an application in this browser and restores it, so that it survives going back, switching the language and
 * closing the page before the step is saved. Documents are not stored.
 */
export function useStoredStep(form: RefObject<HTMLFormElement | null>, step: string): void {
  const owner = useRootData()?.viewer?.id ?? ''
  // An effect: reads browser storage and fills the form.
  useEffect(() => {
    const element = form.current
    if (!element || !owner) return
    const saved = JSON.stringify(readForm(element))
    const store = () => {
      const typed = readForm(element)
      writeStep(owner, step, JSON.stringify(typed) === saved ? null : { saved, typed })
    }
    // A press can add or remove rows: they are there after the event.
    const storeLater = () => setTimeout(() => element.isConnected && store())
    const submit = () => {
      submitted = { owner, step }
    }
    const listeners = { input: storeLater, click: storeLater, submit }
    const typed = readStep(owner, step, saved)
    // React cannot add rows while effects run.
    if (typed) queueMicrotask(() => void fillForm(element, typed))
    else writeStep(owner, step, null)
    for (const [event, listener] of Object.entries(listeners)) element.addEventListener(event, listener)
    return () => {
      for (const [event, listener] of Object.entries(listeners)) element.removeEventListener(event, listener)
    }
  }, [form, step, owner])
}
