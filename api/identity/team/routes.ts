import { loggedIn } from '@wasl/shared/contract/accounts.ts'
import { idParams } from '@wasl/shared/contract/common.ts'
import { acceptInvitationForm, editUserForm, inviteUserForm, team, teamLog, teamLogQuery } from '@wasl/shared/contract/team.ts'
import { hourSeconds } from '@wasl/shared/utils/durations.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { userAgentOf } from '../auth/routes.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { inviteUser, resendInvitation } from './invite-user.ts'
import { listTeam } from './list-team.ts'
import { blockUser, editUser, removeUser, unblockUser } from './manage-user.ts'
import { listTeamLog } from './team-log.ts'

const url = '/api/provider/users'
const oneUser = { params: idParams, response: team } as const

/** The users of a provider, and the invitation that each accepts. Every change responds with the team. */
export function teamRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url,
    action: 'prv.users.list',
    summary: 'The people of your provider and the permissions you may give',
    response: team,
    handler: ({ ctx }) => listTeam(userCtx(ctx)),
  })
  route(app, {
    method: 'POST',
    url,
    action: 'prv.users.create',
    summary: 'Invite a user by SMS, with permissions that you have yourself',
    body: inviteUserForm,
    // The response says whether a phone has an account, since it could not be invited.
    limit: { max: 20, perSeconds: hourSeconds },
    response: team,
    status: 201,
    msg: { en: 'The invitation was sent', ar: 'أُرسلت الدعوة' },
    handler: async ({ ctx, body }) => {
      await inviteUser(userCtx(ctx), body)
      return listTeam(userCtx(ctx))
    },
  })
  route(app, {
    ...oneUser,
    method: 'POST',
    url: `${url}/:id/invite`,
    action: 'prv.users.create',
    summary: 'Send an invitation again; the earlier one becomes invalid',
    msg: { en: 'The invitation was sent again', ar: 'أُعيد إرسال الدعوة' },
    handler: async ({ ctx, params }) => {
      await resendInvitation(userCtx(ctx), params.id)
      return listTeam(userCtx(ctx))
    },
  })
  route(app, {
    ...oneUser,
    method: 'PATCH',
    url: `${url}/:id`,
    action: 'prv.users.edit',
    summary: 'Change name and permissions of a user; new permissions end its sessions',
    body: editUserForm,
    msg: { en: 'Saved', ar: 'تم الحفظ' },
    handler: async ({ ctx, params, body }) => {
      await editUser(userCtx(ctx), params.id, body)
      return listTeam(userCtx(ctx))
    },
  })
  route(app, {
    method: 'GET',
    url: '/api/provider/log',
    action: 'prv.log',
    summary: 'What the people of your own provider did, newest first',
    query: teamLogQuery,
    response: teamLog,
    handler: ({ ctx, query }) => listTeamLog(userCtx(ctx), query),
  })
  blockRoutes(app)
  route(app, {
    method: 'POST',
    url: '/api/auth/invitation',
    action: 'auth.otp.verify',
    summary: 'Accept an invitation: the code and your own password; opens a session',
    // Documents the shape; the handler validates against the current settings.
    body: acceptInvitationForm(8),
    response: loggedIn,
    msg: { en: 'Welcome', ar: 'أهلًا بك' },
    handler: ({ ctx, body, request }) => acceptInvitation(ctx, body, userAgentOf(request)),
  })
}

function blockRoutes(app: FastifyInstance): void {
  route(app, {
    ...oneUser,
    method: 'POST',
    url: `${url}/:id/block`,
    action: 'prv.users.block',
    summary: 'Block a user and log it out',
    msg: { en: 'The user is blocked', ar: 'تم حظر المستخدم' },
    handler: async ({ ctx, params }) => {
      await blockUser(userCtx(ctx), params.id)
      return listTeam(userCtx(ctx))
    },
  })
  route(app, {
    ...oneUser,
    method: 'POST',
    url: `${url}/:id/unblock`,
    action: 'prv.users.block',
    summary: 'Lift the block of a user',
    msg: { en: 'The user is no longer blocked', ar: 'رُفع الحظر عن المستخدم' },
    handler: async ({ ctx, params }) => {
      await unblockUser(userCtx(ctx), params.id)
      return listTeam(userCtx(ctx))
    },
  })
  route(app, {
    ...oneUser,
    method: 'DELETE',
    url: `${url}/:id`,
    action: 'prv.users.block',
    summary: 'Remove a user: its account is erased',
    msg: { en: 'The user was removed', ar: 'تمت إزالة المستخدم' },
    handler: async ({ ctx, params }) => {
      await removeUser(userCtx(ctx), params.id)
      return listTeam(userCtx(ctx))
    },
  })
}
