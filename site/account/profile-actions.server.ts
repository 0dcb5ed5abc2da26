import {
  changePassword as changePasswordEndpoint,
  showProfile,
  updateCompany,
  updateProfile,
} from '@wasl/shared/contract/endpoints/account.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { data } from 'react-router'
import { attempt } from '../server/api.server.ts'
import { userCookie } from '../server/cookies.server.ts'
import { toViewer } from '../server/login.server.ts'
import type { Session } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { profileBody, readProfileForm } from './profile-body.ts'

type FormSession = Pick<Session, 'api' | 'locale'>

/** Saves the edited details and shows them. */
export async function saveProfile({ api, locale }: FormSession, form: FormData) {
  const values = readProfileForm(form)
  const current = await api.call(showProfile)
  const result = await attempt(api.submit(updateProfile, { form: profileBody(values, current, form.get('photo')) }))
  if (!result.ok) return data({ msg: result.msg, errors: result.errors, values }, { status: result.status })
  const cookie = await userCookie.serialize(toViewer(result.data))
  return redirectWithToast(pathIn(locale, pages.profile({ tab: 'profile' })), result.msg, 'good', [['set-cookie', cookie]])
}

export async function changePassword({ api, locale }: FormSession, form: FormData) {
  const field = (name: string) => String(form.get(name) ?? '')
  const body = { current: field('current'), password: field('password'), password_confirmation: field('password_confirmation') }
  const result = await attempt(api.submit(changePasswordEndpoint, { entered: body }))
  if (!result.ok) return data({ msg: result.msg, errors: result.errors, values: {} }, { status: result.status })
  return redirectWithToast(pathIn(locale, pages.profile({ tab: 'profile' })), result.msg)
}

/** Saves the registration of a company client. */
export async function saveCompany({ api, locale }: FormSession, form: FormData) {
  const body = new FormData()
  const values = { commercial_number: String(form.get('commercial_number') ?? ''), vat_number: String(form.get('vat_number') ?? '') }
  for (const [name, value] of Object.entries(values)) body.set(name, value)
  const certificate = form.get('certificate')
  // Browsers send an empty file when none was chosen.
  if (certificate instanceof File && certificate.size > 0) body.set('certificate', certificate, certificate.name)
  const result = await attempt(api.submit(updateCompany, { form: body }))
  if (!result.ok) return data({ msg: result.msg, errors: result.errors, values }, { status: result.status })
  return redirectWithToast(pathIn(locale, pages.profile({ tab: 'profile' })), result.msg)
}
