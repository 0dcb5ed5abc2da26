import { empty, idParams, pageQuery } from '@wasl/shared/contract/common.ts'
import * as wire from '@wasl/shared/contract/complaints.ts'
import { daySeconds, hourSeconds } from '@wasl/shared/utils/durations.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { appealDecision, withdrawDispute } from './appeal-decision.ts'
import { loadComplaintPage } from './complaint-page.ts'
import { createComplaint } from './create-complaint.ts'
import { listComplaints } from './list-complaints.ts'
import { writeMessage } from './write-message.ts'

/** The complaints of clients and of the owners of providers. */
export function complaintRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url: '/api/complaints',
    action: 'cmp.list',
    summary: 'One page of your own complaints, with your orders to choose from for a new one',
    query: pageQuery,
    response: wire.complaintsPage,
    handler: async ({ ctx, query }) => listComplaints(userCtx(ctx), query),
  })
  route(app, {
    method: 'POST',
    url: '/api/complaints',
    action: 'cmp.create',
    summary: 'Send a complaint to the administration, about one of your orders or none',
    body: wire.complaintForm,
    response: wire.complaintCreated,
    status: 201,
    msg: { en: 'Your complaint was sent', ar: 'أُرسلت شكواك' },
    limit: { max: 20, perSeconds: daySeconds },
    handler: async ({ ctx, body }) => createComplaint(userCtx(ctx), body),
  })
  route(app, {
    method: 'GET',
    url: '/api/complaints/:id',
    action: 'cmp.read',
    summary: 'One complaint with its conversation and history',
    params: idParams,
    response: wire.complaintPage,
    handler: async ({ ctx, params }) => loadComplaintPage(userCtx(ctx), params.id),
  })
  route(app, {
    method: 'POST',
    url: '/api/complaints/:id/messages',
    action: 'cmp.reply',
    summary: 'Write in a complaint; one that was answered is open again',
    params: idParams,
    body: wire.complaintMessageForm,
    response: empty,
    status: 201,
    msg: { en: 'Your message was sent', ar: 'أُرسلت رسالتك' },
    limit: { max: 30, perSeconds: hourSeconds },
    handler: async ({ ctx, params, body }) => {
      await writeMessage(userCtx(ctx), params.id, body)
      return {}
    },
  })
  route(app, {
    method: 'POST',
    url: '/api/complaints/:id/withdraw',
    action: 'cmp.reply',
    summary: 'Withdraw your own dispute: the order continues with the time that was left',
    params: idParams,
    response: empty,
    msg: { en: 'The dispute is withdrawn, and the order continues', ar: 'سُحب النزاع، والطلب مستمر' },
    handler: async ({ ctx, params }) => {
      await withdrawDispute(userCtx(ctx), params.id)
      return {}
    },
  })
  route(app, {
    method: 'POST',
    url: '/api/complaints/:id/appeal',
    action: 'cmp.reply',
    summary: 'Appeal the decision of a dispute, once, before its money moves',
    params: idParams,
    body: wire.complaintMessageForm,
    response: empty,
    status: 201,
    msg: { en: 'Your appeal was sent. Another administrator decides', ar: 'أُرسل اعتراضك، وسيبت فيه مشرف آخر' },
    handler: async ({ ctx, params, body }) => {
      await appealDecision(userCtx(ctx), params.id, body)
      return {}
    },
  })
}
