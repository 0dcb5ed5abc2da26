import { type MouseEvent, type RefObject, type SubmitEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import type { FieldErrors } from '../server/api-error.server.ts'
import type { DraftUploads } from './draft-uploads.ts'
import { type FormStep, isShown, stepHash, stepOfField } from './form-steps.ts'

/** `errors`: a new object for each response. */
type StepOptions = { steps: readonly FormStep[]; uploads: DraftUploads | null; errors: FieldErrors; failedField: string | undefined }

/**
 * The step of the form that a phone shows; null until the script runs. Each step has an address, so that «back» leads to the one before. A failed
 * submission leads to the step of its first error.
 */
export function useFormSteps(form: RefObject<HTMLFormElement | null>, { steps, uploads, errors, failedField }: StepOptions) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const [step, setStep] = useState<FormStep | null>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const navigation = useNavigationType()
  useEffect(() => {
    const named = steps.find((known) => stepHash(known) === hash)
    // A submission drops the fragment, and the step stays; «back» to the address without one opens the first step.
    setStep((open) => named ?? (open && steps.includes(open) && navigation !== 'POP' ? open : (steps[0] ?? null)))
  }, [hash, steps, navigation])
  const show = (next: FormStep) => {
    flushSync(() => setStep(next))
    if (stepHash(next) !== hash) void navigate({ search, hash: stepHash(next) }, { preventScrollReset: true })
  }
  // An effect: the response decides.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per response
  useEffect(() => {
    if (!failedField) return
    const next = stepOfField(failedField, steps)
    setStep(next)
    if (stepHash(next) !== hash) void navigate({ search, hash: stepHash(next) }, { preventScrollReset: true })
  }, [errors])
  return {
    step,
    /** The order is sent as soon as its files are uploaded. */
    isWaiting,
    go: (next: FormStep) => {
      show(next)
      form.current?.scrollIntoView({ block: 'start' })
      form.current?.querySelector<HTMLElement>('.order-step-bar h2')?.focus({ preventScroll: true })
    },
    /** A link of the error summary opens the step of its field before it moves the focus there. */
    onClickCapture: ({ target }: MouseEvent) => {
      const field = target instanceof HTMLAnchorElement && target.closest('[role=alert]') ? target.hash.slice(1) : ''
      if (field) show(stepOfField(field, steps))
    },
    /**
     * Enter in a field of an earlier step leads on instead of sending the order. The order is sent once its files are uploaded; one that could
     * not be uploaded is shown instead.
     */
    onSubmitCapture: (event: SubmitEvent<HTMLFormElement>) => {
      const { currentTarget: element } = event
      const next = element.querySelector<HTMLElement>(`[data-in="${step}"] .order-step-next button`)
      const isEarlier = next ? isShown(next) : false
      if (!isEarlier && !uploads?.isBusy()) return
      event.preventDefault()
      event.stopPropagation()
      if (isEarlier) next?.click()
      else {
        setIsWaiting(true)
        void uploads?.finished().then((failed) => {
          flushSync(() => setIsWaiting(false))
          if (!element.isConnected) return
          if (failed === null) return element.requestSubmit()
          show(stepOfField(failed, steps))
          const input = document.getElementById(failed)
          input?.focus({ preventScroll: true })
          input?.scrollIntoView({ block: 'center' })
        })
      }
    },
  }
}
