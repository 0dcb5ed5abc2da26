import * as endpoints from '@wasl/shared/contract/endpoints/dashboard.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { buildCharts } from './charts.ts'
import { buildDashboard } from './dashboard.ts'
import { listPendingQueues } from './pending-queues.ts'

/** The home page of the back office. */
export function dashboardRoutes(app: FastifyInstance): void {
  serve(app, endpoints.showDashboard, ({ ctx }) => buildDashboard(ctx))
  serve(app, endpoints.showDashboardCharts, ({ ctx, query }) => buildCharts(ctx, query.period))
  serve(app, endpoints.showOwnQueues, ({ ctx }) => listPendingQueues(ctx))
}
