import * as endpoints from '@wasl/shared/contract/endpoints/personal-data.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { deleteAccount } from './delete-account.ts'
import { readExport, requestExport } from './export.ts'
import { loadPrivacyPage } from './privacy-page.ts'

/** A user's own personal data: consents, export, deletion of the account. */
export function personalDataRoutes(app: FastifyInstance): void {
  serve(app, endpoints.showPrivacy, ({ ctx }) => loadPrivacyPage(userCtx(ctx)))
  serve(app, endpoints.requestDataExport, async ({ ctx }) => {
    await requestExport(userCtx(ctx))
    return {}
  })
  serve(app, endpoints.downloadDataExport, async ({ ctx, params, reply }) =>
    reply
      .header('content-type', 'application/zip')
      .header('content-disposition', 'attachment; filename="wasl-data.zip"')
      .header('cache-control', 'private, no-store')
      .send(Buffer.from(await readExport(userCtx(ctx), params.id))),
  )
  serve(app, endpoints.deleteAccount, async ({ ctx, body }) => {
    await deleteAccount(userCtx(ctx), body)
    return {}
  })
}
