import { useSyncExternalStore } from 'react'
import { type ClientActionFunctionArgs, data } from 'react-router'

let current: string | null = null
let lost: string | null = null
const listeners = new Set<() => void>()

function setLost(form: string | null): void {
  lost = form
  for (const listener of listeners) listener()
}

/** Notes which form is being submitted. */
export function startSubmission(form: string): void {
  current = form
  setLost(null)
}

/** The id of the form whose last submission did not reach the server, or null. */
export const useLostSubmission = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => lost,
    () => null,
  )

/**
 * The `clientAction` of pages with a form: without a connection the page stays as it is, and the form says that it was not sent. The status
 * keeps the router from reloading the data of the page.
 */
export async function submitOrKeep({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (!isConnectionError(error)) throw error
    setLost(current)
    return data(null, { status: 503 })
  }
}

/** Whether an error is a failed `fetch`: no connection, or a server that does not respond. */
export const isConnectionError = (error: unknown): boolean => error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
