import * as endpoints from '@wasl/shared/contract/endpoints/first-steps.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { changeFirstSteps, loadFirstSteps } from './first-steps.ts'

/** The checklist of a new deployment. */
export function firstStepRoutes(app: FastifyInstance): void {
  serve(app, endpoints.showFirstSteps, ({ ctx }) => loadFirstSteps(ctx))
  serve(app, endpoints.changeFirstSteps, ({ ctx, body }) => changeFirstSteps(ctx, body))
}
