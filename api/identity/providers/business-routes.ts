import { pauseRequests } from '@wasl/shared/contract/endpoints/calendar.ts'
import * as endpoints from '@wasl/shared/contract/endpoints/provider-business.ts'
import { documentChangeForms } from '@wasl/shared/contract/provider-application.ts'
import type { FastifyInstance } from 'fastify'
import { parse } from '../../platform/http/parse.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve, serveUnparsed } from '../../platform/http/serve.ts'
import { assertOwnUploads, businessDetailsChange, galleryChange, saveServices } from './application-steps.ts'
import { finishBankChange, startBankChange } from './change-bank.ts'
import { changePause } from './change-pause.ts'
import { submitDocuments, withdrawDocuments } from './document-changes.ts'
import { saveBusiness } from './edit-application.ts'

/** What the owner of an approved provider changes without a review. */
export function providerBusinessRoutes(app: FastifyInstance): void {
  serve(app, endpoints.editBusinessDetails, ({ ctx, body }) =>
    saveBusiness(userCtx(ctx), (ctx, provider) => businessDetailsChange(ctx, body, provider)),
  )
  serve(app, endpoints.editBusinessServices, ({ ctx, body }) => saveBusiness(userCtx(ctx), (ctx, { id }) => saveServices(ctx, id, body)))
  serve(app, endpoints.editBusinessTimes, ({ ctx, body }) => saveBusiness(userCtx(ctx), async () => body))
  serve(app, pauseRequests, ({ ctx, body }) => changePause(userCtx(ctx), body.paused_until))
  serve(app, endpoints.editBusinessGallery, ({ ctx, body }) =>
    saveBusiness(userCtx(ctx), (ctx, provider) => galleryChange(ctx, body, provider)),
  )
  serve(app, endpoints.editBusinessPhoto, ({ ctx, body }) =>
    saveBusiness(userCtx(ctx), async (ctx) => {
      await assertOwnUploads(ctx, body)
      return body
    }),
  )
  serveUnparsed(app, endpoints.requestDocumentChange, ({ ctx, request }) =>
    submitDocuments(userCtx(ctx), (type) => parse(documentChangeForms[type], request.body)),
  )
  serve(app, endpoints.withdrawDocumentChange, ({ ctx }) => withdrawDocuments(userCtx(ctx)))
  serve(app, endpoints.startBankChange, ({ ctx, body }) => startBankChange(userCtx(ctx), body))
  serve(app, endpoints.verifyBankChange, ({ ctx, body }) => finishBankChange(userCtx(ctx), body))
}
