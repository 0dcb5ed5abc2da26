import { pageQuery } from '@wasl/shared/contract/common.ts'
import { ownOffers, userHome } from '@wasl/shared/contract/user-home.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { listOwnOffers } from './own-offers.ts'
import { loadUserHome } from './user-home.ts'

/** The home page of users, and the own offers of providers. */
export function homeRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url: '/api/user/home',
    action: 'ord.list.mine',
    or: ['prv.ord.list'],
    summary: 'Your running orders with their next step; for providers what waits for them, income, rating and completeness',
    response: userHome,
    handler: ({ ctx }) => loadUserHome(userCtx(ctx)),
  })
  route(app, {
    method: 'GET',
    url: '/api/user/offers',
    action: 'prv.ord.list',
    summary: 'One page of the price offers of your provider, with their status',
    query: pageQuery,
    response: ownOffers,
    handler: ({ ctx, query }) => listOwnOffers(userCtx(ctx), query),
  })
}
