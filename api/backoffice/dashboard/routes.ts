import { chartsQuery, dashboardCharts, dashboardView, ownQueues } from '@wasl/shared/contract/dashboard.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { buildCharts } from './charts.ts'
import { buildDashboard } from './dashboard.ts'
import { listPendingQueues } from './pending-queues.ts'

const common = { method: 'GET', action: 'adm.dash', permission: 'dashboard.show' } as const

/** The home page of the back office. */
export function dashboardRoutes(app: FastifyInstance): void {
  route(app, {
    ...common,
    url: '/api/admin/dashboard',
    summary: 'The month so far and the queues of pending work',
    response: dashboardView,
    handler: ({ ctx }) => buildDashboard(ctx),
  })
  route(app, {
    ...common,
    url: '/api/admin/dashboard/charts',
    summary: 'The figures of the charts: by day, category and city, conversion, offers per order',
    query: chartsQuery,
    response: dashboardCharts,
    handler: ({ ctx, query }) => buildCharts(ctx, query.period),
  })
  route(app, {
    method: 'GET',
    url: '/api/admin/own/queues',
    action: 'adm.me',
    summary: 'The queues of pending work that the current admin may list',
    response: ownQueues,
    handler: ({ ctx }) => listPendingQueues(ctx),
  })
}
