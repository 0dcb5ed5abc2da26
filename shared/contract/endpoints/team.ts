import { hourSeconds } from '../../utils/durations.ts'
import { loggedIn } from '../accounts.ts'
import { idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { acceptInvitationForm, editUserForm, inviteUserForm, team, teamLog, teamLogQuery } from '../team.ts'

export const listTeam = endpoint({
  method: 'GET',
  path: '/api/provider/users',
  action: 'prv.users.list',
  summary: 'The people of your provider or company and the permissions you may give',
  response: team,
})
export const inviteTeamUser = endpoint({
  method: 'POST',
  path: '/api/provider/users',
  action: 'prv.users.create',
  summary: 'Invite a user by SMS, with permissions that you have yourself',
  body: inviteUserForm,
  limit: { max: 20, perSeconds: hourSeconds },
  response: team,
  status: 201,
  msg: { en: 'The invitation was sent', ar: 'أُرسلت الدعوة' },
})
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/provider/users/:id/invite',
  params: idParams,
  response: team,
  action: 'prv.users.create',
  summary: 'Send an invitation again; the earlier one becomes invalid',
  msg: { en: 'The invitation was sent again', ar: 'أُعيد إرسال الدعوة' },
})
export const editTeamUser = endpoint({
  method: 'PATCH',
  path: '/api/provider/users/:id',
  params: idParams,
  response: team,
  action: 'prv.users.edit',
  summary: 'Change name and permissions of a user; new permissions end its sessions',
  body: editUserForm,
  msg: { en: 'Saved', ar: 'تم الحفظ' },
})
export const listTeamLog = endpoint({
  method: 'GET',
  path: '/api/provider/log',
  action: 'prv.log',
  summary: 'What the people of your own provider did, newest first',
  query: teamLogQuery,
  response: teamLog,
})
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/auth/invitation',
  action: 'auth.otp.verify',
  summary: 'Accept an invitation: the code and your own password; opens a session',
  body: acceptInvitationForm(8),
  response: loggedIn,
  msg: { en: 'Welcome', ar: 'أهلًا بك' },
})
export const blockTeamUser = endpoint({
  method: 'POST',
  path: '/api/provider/users/:id/block',
  params: idParams,
  response: team,
  action: 'prv.users.block',
  summary: 'Block a user and log it out',
  msg: { en: 'The user is blocked', ar: 'تم حظر المستخدم' },
})
export const unblockTeamUser = endpoint({
  method: 'POST',
  path: '/api/provider/users/:id/unblock',
  params: idParams,
  response: team,
  action: 'prv.users.block',
  summary: 'Lift the block of a user',
  msg: { en: 'The user is no longer blocked', ar: 'رُفع الحظر عن المستخدم' },
})
export const deleteTeamUser = endpoint({
  method: 'DELETE',
  path: '/api/provider/users/:id',
  params: idParams,
  response: team,
  action: 'prv.users.block',
  summary: 'Remove a user: its account is erased',
  msg: { en: 'The user was removed', ar: 'تمت إزالة المستخدم' },
})
