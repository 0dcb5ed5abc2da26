import { type AccessControlProvider, keys } from '@refinedev/core'
import { pagePermissions } from '@wasl/shared/access/page-permissions.ts'
import { settingsForm } from '@wasl/shared/contract/settings-form.ts'
import { declarationOf } from '../api/declarations.ts'
import { queryClient } from '../api/query-client.ts'
import { denialReason } from './denial-reason.ts'
import { type AdminProfile, currentAdmin } from './session.ts'

type Answer = { can: boolean; reason?: 'closed' | 'noPermission' }
type Question = { resource?: string | undefined; action: string }

/** What the permissions of an administrator allow: an action on a resource, or without a resource a page (`reports.show`). */
export function answerFor(admin: AdminProfile, { resource, action }: Question): Answer {
  if (!resource) return { can: !(action in pagePermissions) || admin.is_super || admin.permissions.includes(action) }
  const declaration = resource === settingsForm.name ? settingsForm : declarationOf(resource)
  if (!declaration) return { can: false, reason: 'closed' }
  const reason = denialReason(admin, declaration, action)
  return reason ? { can: false, reason } : { can: true }
}

export const accessControl: AccessControlProvider = {
  can: async (question) => answerFor(await currentAdmin(), question),
  // The permissions change with the profile: `forgetAnswers`.
  options: { queryOptions: { staleTime: Number.POSITIVE_INFINITY } },
}

/** The profile of the administrator, if it is already here. */
export const knownAdmin = (): AdminProfile | undefined => queryClient.getQueryData(keys().auth().action('identity').get())

/** The answer from the profile that is already here, for the first render; undefined without one. */
export function knownAnswer(question: Question): Answer | undefined {
  const admin = knownAdmin()
  return admin && answerFor(admin, question)
}

/** Asks the access control again, because the permissions may have changed. */
export const forgetAnswers = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keys().access().get() })
