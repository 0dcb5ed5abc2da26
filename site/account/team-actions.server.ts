import {
  blockTeamUser,
  deleteTeamUser,
  editTeamUser,
  inviteTeamUser,
  resendInvitation,
  unblockTeamUser,
} from '@wasl/shared/contract/endpoints/team.ts'
import type { Team } from '@wasl/shared/contract/team.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { data } from 'react-router'
import { parseRiyals } from '../forms/form-values.ts'
import { type ApiClient, type ApiResult, attempt } from '../server/api.server.ts'
import type { Session } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'

/** Invites a user of the provider, or changes, blocks or removes one. */
export async function changeTeam({ api, locale }: Pick<Session, 'api' | 'locale'>, form: FormData) {
  const result = await attempt(sendChange(api, form))
  if (result.ok) return redirectWithToast(pathIn(locale, pages.profile({ tab: 'users' })), result.msg)
  const { name, phone, approval_limit } = Object.fromEntries(form)
  // The buttons beside the form send no fields.
  const values =
    name === undefined
      ? {}
      : {
          ...{ name: String(name), phone: String(phone ?? ''), permissions: form.getAll('permissions').join() },
          ...(approval_limit !== undefined && { approval_limit: String(approval_limit) }),
        }
  return data({ msg: result.msg, errors: result.errors, values }, { status: result.status })
}

function sendChange(api: ApiClient, form: FormData): Promise<ApiResult<Team>> {
  const { intent, name, phone, country_code } = Object.fromEntries(form)
  const permissions = form.getAll('permissions').map(String)
  const limit = form.has('approval_limit') ? { approval_limit: parseRiyals(form.get('approval_limit')) } : {}
  const params = { id: String(form.get('id') ?? '') }
  switch (intent) {
    case 'edit':
      return api.submit(editTeamUser, { params, entered: { name, permissions, ...limit } })
    case 'resend':
      return api.submit(resendInvitation, { params })
    case 'block':
      return api.submit(blockTeamUser, { params })
    case 'unblock':
      return api.submit(unblockTeamUser, { params })
    case 'remove':
      return api.submit(deleteTeamUser, { params })
    default:
      return api.submit(inviteTeamUser, { entered: { name, phone, country_code, permissions, ...limit } })
  }
}
