import { businessDetailsForm, providerApplication, servicesForm, timesForm } from '@wasl/shared/contract/provider-application.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { businessDetailsChange, saveServices } from './application-steps.ts'
import { saveBusiness } from './edit-application.ts'

const url = '/api/provider/business'

/** What the owner of an approved provider changes without a review. */
export function providerBusinessRoutes(app: FastifyInstance): void {
  const part = { method: 'PATCH', response: providerApplication, msg: { en: 'Saved', ar: 'تم الحفظ' } } as const
  route(app, {
    ...part,
    url: `${url}/details`,
    action: 'prv.profile',
    summary: 'Change names and city of your approved provider',
    body: businessDetailsForm,
    handler: ({ ctx, body }) => saveBusiness(userCtx(ctx), (ctx) => businessDetailsChange(ctx, body)),
  })
  route(app, {
    ...part,
    url: `${url}/services`,
    action: 'prv.services',
    summary: 'Change categories, services with own starting prices, and cities of your approved provider',
    body: servicesForm,
    handler: ({ ctx, body }) => saveBusiness(userCtx(ctx), (ctx, { id }) => saveServices(ctx, id, body)),
  })
  route(app, {
    ...part,
    url: `${url}/times`,
    action: 'prv.times',
    summary: 'Change the working hours of your approved provider',
    body: timesForm,
    handler: ({ ctx, body }) => saveBusiness(userCtx(ctx), async () => body),
  })
}
