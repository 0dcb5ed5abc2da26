import {
  bankForm,
  detailsForm,
  documentsForms,
  providerApplication,
  servicesForm,
  timesForm,
} from '@wasl/shared/contract/provider-application.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { FastifyInstance } from 'fastify'
import { parse } from '../../platform/http/parse.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { loadApplication } from './application.ts'
import { detailsChange, documentsChange, saveServices } from './application-steps.ts'
import { saveStep, submitApplication } from './edit-application.ts'

const url = '/api/provider/application'
const saved: Label = { en: 'Saved', ar: 'تم الحفظ' }

/** A provider's own application: its steps, and sending it to the administration. */
export function providerApplicationRoutes(app: FastifyInstance): void {
  const step = { method: 'PATCH', action: 'prv.apply', response: providerApplication, msg: saved } as const
  route(app, {
    method: 'GET',
    url,
    action: 'prv.apply',
    summary: 'Your own application, with what is missing and what was rejected',
    response: providerApplication,
    handler: ({ ctx }) => loadApplication(userCtx(ctx)),
  })
  route(app, {
    ...step,
    url: `${url}/details`,
    summary: 'Save names, type and city of your application',
    body: detailsForm,
    handler: ({ ctx, body }) => saveStep(userCtx(ctx), 'details', (ctx) => detailsChange(ctx, body)),
  })
  route(app, {
    ...step,
    url: `${url}/services`,
    summary: 'Save categories, services with own starting prices, and cities of your application',
    body: servicesForm,
    handler: ({ ctx, body }) => saveStep(userCtx(ctx), 'services', (ctx, { id }) => saveServices(ctx, id, body)),
  })
  route(app, {
    ...step,
    url: `${url}/times`,
    summary: 'Save the working hours of your application',
    body: timesForm,
    handler: ({ ctx, body }) => saveStep(userCtx(ctx), 'times', async () => body),
  })
  route(app, {
    ...step,
    url: `${url}/bank`,
    summary: 'Save the bank account of your application',
    body: bankForm,
    handler: ({ ctx, body }) => saveStep(userCtx(ctx), 'bank', async () => body),
  })
  route(app, {
    ...step,
    url: `${url}/documents`,
    summary: 'Save numbers and uploaded documents of your application; `commercial_number` for companies only',
    handler: ({ ctx, request }) =>
      saveStep(userCtx(ctx), 'documents', (ctx, { type }) => documentsChange(ctx, parse(documentsForms[type], request.body))),
  })
  route(app, {
    method: 'POST',
    url: `${url}/submit`,
    action: 'prv.apply',
    summary: 'Send your application to the administration',
    response: providerApplication,
    msg: { en: 'Your request was sent to the administration', ar: 'أُرسل طلبك إلى الإدارة' },
    handler: ({ ctx }) => submitApplication(userCtx(ctx)),
  })
}
