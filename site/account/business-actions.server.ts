import type { ProviderApplication } from '@wasl/shared/contract/provider-application.ts'
import { data } from 'react-router'
import { pathIn } from '../i18n/locale.ts'
import { loadOptions, saveStep } from '../provider-forms/application-actions.server.ts'
import type { ApiClient } from '../server/api.server.ts'
import type { Session } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { businessParts } from './profile-tabs.ts'

const partOf = (requested: unknown) => businessParts.find((part) => part === requested) ?? 'services'

/** The open part of the user's own provider, with what its form chooses from. */
export async function loadBusiness(api: ApiClient, requested: string | null) {
  const part = partOf(requested)
  const [application, options] = await Promise.all([api.get<ProviderApplication>('/provider/application'), loadOptions(api, part)])
  return { part, application, options }
}

export async function saveBusiness({ api, locale }: Pick<Session, 'api' | 'locale'>, form: FormData) {
  const part = partOf(form.get('part'))
  const result = await saveStep(api, part, form, `/provider/business/${part}`)
  if (!result.ok) return data({ msg: result.msg, errors: result.errors, values: {} }, { status: result.status })
  return redirectWithToast(pathIn(locale, `/profile?tab=business&part=${part}`), result.msg)
}
