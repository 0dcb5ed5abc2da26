import { deleteAccountant, saveAccountant } from '@wasl/shared/contract/endpoints/accountant.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { data } from 'react-router'
import { attempt } from '../server/api.server.ts'
import type { Session } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'

type FormSession = Pick<Session, 'api' | 'locale'>

/** Whether the form of the tab of a company is the one about its accountant. */
export const isAboutAccountant = (form: FormData): boolean => String(form.get('intent') ?? '').endsWith('_accountant')

/** Enters or removes the address of a company's accountant. */
export async function changeAccountant({ api, locale }: FormSession, form: FormData) {
  const email = String(form.get('email') ?? '')
  const result = await attempt(
    form.get('intent') === 'delete_accountant' ? api.submit(deleteAccountant) : api.submit(saveAccountant, { entered: { email } }),
  )
  const values: Readonly<Record<string, string>> = { email }
  if (!result.ok) return data({ about: 'accountant', msg: result.msg, errors: result.errors, values }, { status: result.status })
  return redirectWithToast(pathIn(locale, pages.profile({ tab: 'company' })), result.msg)
}
