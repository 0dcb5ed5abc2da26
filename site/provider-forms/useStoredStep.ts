import type { ProviderApplication } from '@wasl/shared/contract/provider-application.ts'
import type { ApplicationStep } from '@wasl/shared/rules/application-review.ts'
import { type RefObject, useEffect } from 'react'
import { fillForm, readForm } from '../forms/typed-form.ts'
import { useRootData } from '../ui/root-data.ts'
import type { PageStep } from './page-steps.ts'
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
export function useStoredStep(form: RefObject<HTMLFormElement | null>, step: PageStep, application: ProviderApplication): void {
  const owner = useRootData()?.viewer?.id ?? ''
  const saved = step === 'review' ? null : JSON.stringify(savedValues[step](application))
  // An effect: reads browser storage and fills the form.
  useEffect(() => {
    const element = form.current
    if (!element || !owner || saved === null) return
    let last = JSON.stringify(readForm(element))
    const store = () => {
      const typed = readForm(element)
      if (JSON.stringify(typed) === last) return
      last = JSON.stringify(typed)
      writeStep(owner, step, { saved, typed })
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
  }, [form, step, owner, saved])
}

/** The stored values that the form of each step starts with. */
const savedValues: Readonly<Record<ApplicationStep, (application: ProviderApplication) => unknown>> = {
  details: ({ name, type, city_id }) => [name, type, city_id],
  services: ({ services, city_ids }) => [services.map(({ id, price }) => [id, price]), city_ids],
  times: ({ work_times }) => work_times,
  bank: ({ iban, bank_name, account_name, account_number }) => [iban, bank_name, account_name, account_number],
  documents: ({ commercial_number, vat_number }) => [commercial_number, vat_number],
}
