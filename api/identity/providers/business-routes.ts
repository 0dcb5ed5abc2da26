import { challenge } from '@wasl/shared/contract/accounts.ts'
import {
  businessDetailsForm,
  businessTimesForm,
  changeBankForm,
  documentChangeForms,
  galleryForm,
  photoForm,
  providerApplication,
  servicesForm,
  startBankForm,
} from '@wasl/shared/contract/provider-application.ts'
import type { FastifyInstance } from 'fastify'
import { parse } from '../../platform/http/parse.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { assertOwnUploads, businessDetailsChange, galleryChange, saveServices } from './application-steps.ts'
import { finishBankChange, startBankChange } from './change-bank.ts'
import { submitDocuments, withdrawDocuments } from './document-changes.ts'
import { saveBusiness } from './edit-application.ts'

const url = '/api/provider/business'

/** What the owner of an approved provider changes without a review. */
export function providerBusinessRoutes(app: FastifyInstance): void {
  const part = { method: 'PATCH', response: providerApplication, msg: { en: 'Saved', ar: 'تم الحفظ' } } as const
  route(app, {
    ...part,
    url: `${url}/details`,
    action: 'prv.profile',
    summary: 'Change names, introduction, city and logo of your approved provider',
    body: businessDetailsForm,
    handler: ({ ctx, body }) => saveBusiness(userCtx(ctx), (ctx, provider) => businessDetailsChange(ctx, body, provider)),
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
    summary: 'Change the working hours and holidays of your approved provider',
    body: businessTimesForm,
    handler: ({ ctx, body }) => saveBusiness(userCtx(ctx), async () => body),
  })
  route(app, {
    ...part,
    url: `${url}/gallery`,
    action: 'prv.profile',
    summary: 'Replace the gallery of your approved provider: at most 20 images of your own, in their order',
    body: galleryForm,
    handler: ({ ctx, body }) => saveBusiness(userCtx(ctx), (ctx, provider) => galleryChange(ctx, body, provider)),
  })
  route(app, {
    ...part,
    url: `${url}/photo`,
    action: 'prv.profile',
    summary: 'Replace the personal photo of your approved provider',
    body: photoForm,
    handler: ({ ctx, body }) =>
      saveBusiness(userCtx(ctx), async (ctx) => {
        await assertOwnUploads(ctx, body)
        return body
      }),
  })
  route(app, {
    method: 'POST',
    url: `${url}/documents`,
    action: 'prv.profile',
    summary: 'Send new numbers or a new certificate of your approved provider to review; `commercial_number` for companies only',
    response: providerApplication,
    msg: {
      en: 'Sent. The current values stay in use until we approve the new ones',
      ar: 'أُرسل التعديل، وتبقى القيم الحالية سارية حتى نعتمد الجديدة',
    },
    handler: ({ ctx, request }) => submitDocuments(userCtx(ctx), (type) => parse(documentChangeForms[type], request.body)),
  })
  route(app, {
    method: 'DELETE',
    url: `${url}/documents`,
    action: 'prv.profile',
    summary: 'Withdraw the change of your documents that is being reviewed',
    response: providerApplication,
    msg: { en: 'Change withdrawn', ar: 'سُحب التعديل' },
    handler: ({ ctx }) => withdrawDocuments(userCtx(ctx)),
  })
  route(app, {
    method: 'POST',
    url: `${url}/bank`,
    action: 'prv.bank',
    summary: 'Change the bank account of your approved provider: checks it and the password, and sends a code',
    body: startBankForm,
    response: challenge,
    msg: { en: 'We sent a code to your phone', ar: 'أرسلنا رمز التحقق إلى جوالك' },
    handler: ({ ctx, body }) => startBankChange(userCtx(ctx), body),
  })
  route(app, {
    method: 'POST',
    url: `${url}/bank/verify`,
    action: 'prv.bank',
    summary: 'Verify the code and store the bank account; a new IBAN holds payouts',
    body: changeBankForm,
    response: providerApplication,
    msg: { en: 'Bank account changed', ar: 'تم تغيير الحساب البنكي' },
    handler: ({ ctx, body }) => finishBankChange(userCtx(ctx), body),
  })
}
