import { empty, idParams } from '@wasl/shared/contract/common.ts'
import { deleteAccountForm, privacyPage } from '@wasl/shared/contract/personal-data.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { plainRoute, route } from '../../platform/http/route.ts'
import { deleteAccount } from './delete-account.ts'
import { readExport, requestExport } from './export.ts'
import { loadPrivacyPage } from './privacy-page.ts'

/** A user's own personal data: consents, export, deletion of the account. */
export function personalDataRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url: '/api/user/privacy',
    action: 'me.export',
    summary: 'Your consents, the current export of your data, and what keeps your account from being deleted',
    response: privacyPage,
    handler: ({ ctx }) => loadPrivacyPage(userCtx(ctx)),
  })
  route(app, {
    method: 'POST',
    url: '/api/user/exports',
    action: 'me.export',
    summary: 'Request a copy of your data; a notification says when it can be downloaded',
    response: empty,
    msg: { en: 'We are preparing your data', ar: 'نجهّز نسخة بياناتك' },
    status: 201,
    handler: async ({ ctx }) => {
      await requestExport(userCtx(ctx))
      return {}
    },
  })
  plainRoute(app, {
    method: 'GET',
    url: '/api/user/exports/:id/file',
    action: 'me.export',
    summary: 'Download the ZIP of your own export, within 24 hours',
    params: idParams,
    handler: async ({ ctx, params, reply }) =>
      reply
        .header('content-type', 'application/zip')
        .header('content-disposition', 'attachment; filename="wasl-data.zip"')
        .header('cache-control', 'private, no-store')
        .send(Buffer.from(await readExport(userCtx(ctx), params.id))),
  })
  route(app, {
    method: 'POST',
    url: '/api/user/delete-account',
    action: 'me.delete',
    summary: 'Delete your own account, with your password and the word DELETE or حذف',
    body: deleteAccountForm,
    response: empty,
    msg: { en: 'Your account was deleted', ar: 'تم حذف حسابك' },
    handler: async ({ ctx, body }) => {
      await deleteAccount(userCtx(ctx), body)
      return {}
    },
  })
}
