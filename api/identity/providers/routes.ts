import * as endpoints from '@wasl/shared/contract/endpoints/provider-application.ts'
import { documentsForms } from '@wasl/shared/contract/provider-application.ts'
import type { FastifyInstance } from 'fastify'
import { parse } from '../../platform/http/parse.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve, serveUnparsed } from '../../platform/http/serve.ts'
import { loadApplication } from './application.ts'
import { detailsChange, documentsChange, saveServices } from './application-steps.ts'
import { saveStep, submitApplication } from './edit-application.ts'

/** A provider's own application: its steps, and sending it to the administration. */
export function providerApplicationRoutes(app: FastifyInstance): void {
  serve(app, endpoints.showApplication, ({ ctx }) => loadApplication(userCtx(ctx)))
  serve(app, endpoints.editApplicationDetails, ({ ctx, body }) => saveStep(userCtx(ctx), 'details', (ctx) => detailsChange(ctx, body)))
  serve(app, endpoints.editApplicationServices, ({ ctx, body }) =>
    saveStep(userCtx(ctx), 'services', (ctx, { id }) => saveServices(ctx, id, body)),
  )
  serve(app, endpoints.editApplicationTimes, ({ ctx, body }) => saveStep(userCtx(ctx), 'times', async () => body))
  serve(app, endpoints.editApplicationBank, ({ ctx, body }) => saveStep(userCtx(ctx), 'bank', async () => body))
  serveUnparsed(app, endpoints.editApplicationDocuments, ({ ctx, request }) =>
    saveStep(userCtx(ctx), 'documents', (ctx, { type }) => documentsChange(ctx, parse(documentsForms[type], request.body))),
  )
  serve(app, endpoints.submitApplication, ({ ctx }) => submitApplication(userCtx(ctx)))
}
