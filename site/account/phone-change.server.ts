import {
  resendPhoneChangeCode,
  startPhoneChange as startPhoneChangeEndpoint,
  verifyPhoneChange,
} from '@wasl/shared/contract/endpoints/account.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { data, redirect } from 'react-router'
import { attempt } from '../server/api.server.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import { challengeHeaders, readPendingChallenge } from '../server/challenge.server.ts'
import { phoneChallengeCookie, userCookie } from '../server/cookies.server.ts'
import { serverI18n } from '../server/i18n.server.ts'
import { toViewer } from '../server/login.server.ts'
import type { Session } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'

type FormSession = Pick<Session, 'api' | 'locale'>

/** The new phone of this browser that waits for its code, or null. */
export async function readPendingPhone(cookies: string | null) {
  const pending = await readPendingChallenge(cookies, phoneChallengeCookie)
  return pending && { ...pending, waitSeconds: Math.max(0, Math.ceil((pending.resendAt - Date.now()) / 1000)) }
}

/** Sends a code to a new phone, sends it again, verifies it, or goes back to entering a number. */
export async function changePhone(session: FormSession, form: FormData, cookies: string | null) {
  const page = pathIn(session.locale, pages.profile({ tab: 'phone' }))
  const pending = await readPendingPhone(cookies)
  const intent = form.get('intent')
  if (intent === 'other_number') return redirect(page, { headers: [await endedChallenge()] })
  if (!pending || intent === 'start') return startPhoneChange(session, form, page)
  return intent === 'resend' ? resendCode(session, pending.id, page) : verifyCode(session, pending.id, form)
}

async function startPhoneChange({ api }: FormSession, form: FormData, page: string) {
  const { password, phone, country_code } = Object.fromEntries(form)
  const result = await attempt(api.submit(startPhoneChangeEndpoint, { entered: { password, phone, country_code } }))
  if (!result.ok) return failed(result, { phone: String(phone ?? '') })
  return redirectWithToast(page, result.msg, 'good', await challengeHeaders(result.data, '', phoneChallengeCookie))
}

async function resendCode({ api, locale }: FormSession, challenge_id: string, page: string) {
  const result = await attempt(api.submit(resendPhoneChangeCode, { entered: { challenge_id } }))
  if (!result.ok) return failed(result)
  return redirectWithToast(
    page,
    serverI18n(locale).t('auth:code.resent'),
    'good',
    await challengeHeaders(result.data, '', phoneChallengeCookie),
  )
}

async function verifyCode({ api, locale }: FormSession, challenge_id: string, form: FormData) {
  const result = await attempt(api.submit(verifyPhoneChange, { entered: { challenge_id, code: form.get('code') ?? '' } }))
  if (!result.ok) return failed(result)
  const viewer: [string, string] = ['set-cookie', await userCookie.serialize(toViewer(result.data))]
  return redirectWithToast(pathIn(locale, pages.profile({ tab: 'profile' })), result.msg, 'good', [viewer, await endedChallenge()])
}

const endedChallenge = async (): Promise<[string, string]> => ['set-cookie', await phoneChallengeCookie.serialize('', { maxAge: 0 })]

const failed = ({ msg, errors, status }: ApiFailure, values: { phone?: string } = {}) => data({ msg, errors, values }, { status })
