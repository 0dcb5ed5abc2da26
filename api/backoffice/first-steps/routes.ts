import { firstStepsForm, firstStepsView } from '@wasl/shared/contract/first-steps.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { changeFirstSteps, loadFirstSteps } from './first-steps.ts'

const common = { action: 'adm.settings', url: '/api/admin/first-steps' } as const

/** The checklist of a new deployment. */
export function firstStepRoutes(app: FastifyInstance): void {
  route(app, {
    ...common,
    method: 'GET',
    permission: 'settings.show',
    summary: 'What is left to set up before the platform opens',
    response: firstStepsView,
    handler: ({ ctx }) => loadFirstSteps(ctx),
  })
  route(app, {
    ...common,
    method: 'PATCH',
    permission: 'settings.edit',
    summary: 'Tick steps by hand, or hide the list',
    body: firstStepsForm,
    response: firstStepsView,
    handler: ({ ctx, body }) => changeFirstSteps(ctx, body),
  })
}
