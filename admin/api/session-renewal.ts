import { logInAsAdmin, logOutAsAdmin } from '@wasl/shared/contract/endpoints/admin-account.ts'

type Waiting = { promise: Promise<boolean>; finish: (isRenewed: boolean) => void }

const withoutSession: readonly string[] = [logInAsAdmin.path, logOutAsAdmin.path]

let onChange: (() => void) | null = null
let waiting: Waiting | null = null

const renew = (isRenewed: boolean) => {
  waiting?.finish(isRenewed)
  waiting = null
  onChange?.()
}

/** The calls that were rejected because the session ended, while the dialog asks the admin to log in again. */
export const sessionRenewal = {
  /** Waits for the new login; false at once where no dialog can ask for it, as before the first login. */
  request: ({ url = '' }: { url?: string }): Promise<boolean> => {
    if (!onChange || withoutSession.includes(url)) return Promise.resolve(false)
    if (!waiting) {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      waiting = { promise, finish: resolve }
      onChange()
    }
    return waiting.promise
  },
  isPending: (): boolean => waiting !== null,
  /** The waiting calls are sent again. */
  succeed: () => renew(true),
  /** The waiting calls fail. */
  giveUp: () => renew(false),
  /** For the one dialog of the page. */
  subscribe: (listener: () => void): (() => void) => {
    onChange = listener
    return () => {
      renew(false)
      onChange = null
    }
  },
}
