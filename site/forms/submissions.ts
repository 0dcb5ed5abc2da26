import { useSyncExternalStore } from 'react'
import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from 'react-router'
import { fillForm, isSameForm, readForm, type TypedForm } from './typed-form.ts'

type FormSubmission = { id: string; form: HTMLFormElement; submitter: HTMLElement | null; viewer: string | null }
/** `intent`: of the form or of its button, which cannot be read any more while it is disabled. */
let current: (FormSubmission & { intent: string }) | null = null
/** Why a submission had no result: it did not reach a server that can take it, its files are too large to get there, or the server failed. */
type SubmissionFailure = 'notSent' | 'tooLarge' | 'failed'
/** The proxy of the operations guide lets 12 MB through. One that cuts a larger body may answer 502. */
const largestSentBytes = 10 * 1024 * 1024
let lost: { form: string; failure: SubmissionFailure } | null = null
const listeners = new Set<() => void>()

function setLost(submission: typeof lost): void {
  lost = submission
  for (const listener of listeners) listener()
}

/** Notes which form is being submitted, with which of its buttons, and by whom. */
export function startSubmission(submission: FormSubmission): void {
  const { form, submitter } = submission
  current = { ...submission, intent: String(new FormData(form, submitter).get('intent') ?? '') }
  setLost(null)
}

/** Submits the form of the last submission again, with the same button. */
export function submitAgain(): void {
  if (!current?.form.isConnected) return
  const { form, submitter } = current
  form.requestSubmit(submitter?.isConnected ? submitter : null)
}

/** The form whose last submission had no result, or null. */
export const useLostSubmission = (): typeof lost =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => lost,
    () => null,
  )

/**
 * The `clientAction` of pages with a form. Without a connection, or after a failure of the server, the page stays as it is, see `stayOffline`.
 * If the session has ended, what was typed is stored until after the login.
 */
export async function submitOrKeep(args: ClientActionFunctionArgs) {
  try {
    return await stayOffline(args)
  } catch (error) {
    if (isLoginRedirect(error) && current?.viewer) storeForm(current.form, current.intent, current.viewer)
    throw error
  }
}

/**
 * Submits the form. Without a connection, or a server that can take it, the page stays as it is, and the form says that it was not sent. It does
 * the same if the server fails, where nothing is sent again by itself. The status keeps the router from reloading the data of the page.
 */
export async function stayOffline({ serverAction, request }: ClientActionFunctionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    // Forms keep the scroll position for their errors; the next page starts at its top.
    if (isLeaving(error)) window.scrollTo({ top: 0, behavior: 'instant' })
    const failure = failureOf(error, current?.form)
    // A newer submission of the page has replaced this one.
    if (!failure || request.signal.aborted) throw error
    setLost(current && { form: current.id, failure })
    return data(null, { status: 503 })
  }
}

/** Whether an error is a failed `fetch`: no connection, or a server that does not respond. */
export const isConnectionError = (error: unknown): boolean => error instanceof TypeError && /fetch|network|load failed/i.test(error.message)

function failureOf(error: unknown, form: HTMLFormElement | undefined): SubmissionFailure | null {
  if (isConnectionError(error)) return 'notSent'
  // What the server throws unexpectedly arrives as an Error.
  if (!isRouteErrorResponse(error)) return error instanceof Error ? 'failed' : null
  if (error.status === 413 || (error.status === 502 && form && bytesOfFiles(form) > largestSentBytes)) return 'tooLarge'
  // A busy server, or a gateway in front of one that restarts.
  if ([429, 502, 503, 504].includes(error.status)) return 'notSent'
  return error.status >= 500 ? 'failed' : null
}

const bytesOfFiles = (form: HTMLFormElement): number =>
  [...form.elements]
    .flatMap((field) => (field instanceof HTMLInputElement ? [...(field.files ?? [])] : []))
    .reduce((sum, { size }) => sum + size, 0)

// The query names the tab or the step, so it is part of which form it is.
const currentPath = (): string => location.pathname + location.search

/** A form that was submitted after the session had ended. */
type InterruptedForm = TypedForm & { path: string; viewer: string }

const interruptedForm = 'wasl.interrupted-form'

function storeForm(form: HTMLFormElement, intent: string, viewer: string): void {
  const stored: InterruptedForm = { path: currentPath(), viewer, ...readForm(form, intent) }
  sessionStorage.setItem(interruptedForm, JSON.stringify(stored))
}

type Reader = { viewer: string; isRefilled: boolean }

/** Finds once that the session of this user had ended while the form was sent, and fills it with what was typed. Returns whether it had. */
export async function restoreForm(form: HTMLFormElement, { viewer, isRefilled }: Reader): Promise<boolean> {
  const text = sessionStorage.getItem(interruptedForm)
  if (text === null) return false
  // Only `storeForm` writes this entry.
  const stored = JSON.parse(text) as InterruptedForm
  if (stored.path !== currentPath() || !isSameForm(form, stored)) return false
  sessionStorage.removeItem(interruptedForm)
  if (stored.viewer !== viewer) return false
  if (isRefilled) await fillForm(form, stored)
  return true
}

const isLeaving = (error: unknown): boolean =>
  error instanceof Response && new URL(error.headers.get('location') ?? '', location.href).pathname !== location.pathname

const isLoginRedirect = (error: unknown): boolean =>
  error instanceof Response && /\/auth\/login\?next=/.test(error.headers.get('location') ?? '')
