import * as endpoints from '@wasl/shared/contract/endpoints/team.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { userAgentOf } from '../auth/routes.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { inviteUser, resendInvitation } from './invite-user.ts'
import { listTeam } from './list-team.ts'
import { blockUser, editUser, removeUser, unblockUser } from './manage-user.ts'
import { listTeamLog } from './team-log.ts'

/** The users of a provider, and the invitation that each accepts. Every change responds with the team. */
export function teamRoutes(app: FastifyInstance): void {
  serve(app, endpoints.listTeam, ({ ctx }) => listTeam(userCtx(ctx)))
  serve(app, endpoints.inviteTeamUser, async ({ ctx, body }) => {
    await inviteUser(userCtx(ctx), body)
    return listTeam(userCtx(ctx))
  })
  serve(app, endpoints.resendInvitation, async ({ ctx, params }) => {
    await resendInvitation(userCtx(ctx), params.id)
    return listTeam(userCtx(ctx))
  })
  serve(app, endpoints.editTeamUser, async ({ ctx, params, body }) => {
    await editUser(userCtx(ctx), params.id, body)
    return listTeam(userCtx(ctx))
  })
  serve(app, endpoints.listTeamLog, ({ ctx, query }) => listTeamLog(userCtx(ctx), query))
  blockRoutes(app)
  serve(app, endpoints.acceptInvitation, ({ ctx, body, request }) => acceptInvitation(ctx, body, userAgentOf(request)))
}

function blockRoutes(app: FastifyInstance): void {
  serve(app, endpoints.blockTeamUser, async ({ ctx, params }) => {
    await blockUser(userCtx(ctx), params.id)
    return listTeam(userCtx(ctx))
  })
  serve(app, endpoints.unblockTeamUser, async ({ ctx, params }) => {
    await unblockUser(userCtx(ctx), params.id)
    return listTeam(userCtx(ctx))
  })
  serve(app, endpoints.deleteTeamUser, async ({ ctx, params }) => {
    await removeUser(userCtx(ctx), params.id)
    return listTeam(userCtx(ctx))
  })
}
