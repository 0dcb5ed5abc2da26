import { registerGuest } from '@wasl/shared/contract/endpoints/login.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { attempt } from '../server/api.server.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import { challengeHeaders } from '../server/challenge.server.ts'
import { sessionContext } from '../server/session.server.ts'
import { guestBody, type RegisterValues, storedValues } from './register-body.ts'

export type GuestFailure = { msg: string; errors: FieldErrors; isRegistered: boolean; values: RegisterValues }

/** Sends a code to the phone of who orders as a guest. The page of the code leads on to the checkout. */
export async function submitGuestForm(context: ActionFunctionArgs['context'], form: FormData) {
  const { api, viewer, locale } = context.get(sessionContext)
  const checkout = pathIn(locale, pages.checkout())
  // Logged in meanwhile, in another tab.
  if (viewer) return redirect(checkout)
  const result = await attempt(api.submit(registerGuest, { entered: guestBody(form), skipAuthRedirects: true }))
  if (result.ok) return redirect(pathIn(locale, pages.verificationCode()), { headers: await challengeHeaders(result.data, checkout) })
  const { msg, errors, status, key } = result
  const guest: GuestFailure = { msg, errors, isRegistered: key === 'registered', values: storedValues(form) }
  return data({ guest }, { status })
}
