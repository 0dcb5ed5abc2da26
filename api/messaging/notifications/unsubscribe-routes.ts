import { emailSubscription, unsubscribeForm, unsubscribeParams } from '@wasl/shared/contract/unsubscribe.ts'
import type { FastifyInstance } from 'fastify'
import { changeEmailSubscription, loadEmailSubscription } from '../../identity/profiles/email-subscription.ts'
import { notFound } from '../../platform/http/errors.ts'
import { route } from '../../platform/http/route.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

/** The links in emails that stop them without a login. */
export function unsubscribeRoutes(app: FastifyInstance): void {
  const { env } = app.shared
  const read = (token: string) => {
    const unsubscription = readUnsubscribeToken(env, token)
    if (!unsubscription) throw notFound()
    return unsubscription
  }
  route(app, {
    method: 'GET',
    url: '/api/general/unsubscribe/:token',
    action: 'ntf.unsubscribe',
    summary: 'Which emails a link stops, and whether they are sent',
    params: unsubscribeParams,
    response: emailSubscription,
    handler: ({ ctx, params }) => loadEmailSubscription(ctx, read(params.token)),
  })
  route(app, {
    method: 'POST',
    url: '/api/general/unsubscribe/:token',
    action: 'ntf.unsubscribe',
    summary: 'Stop emails by the link in one of them, or resume them',
    params: unsubscribeParams,
    body: unsubscribeForm,
    response: emailSubscription,
    handler: ({ ctx, params, body }) => changeEmailSubscription(ctx, read(params.token), body.change),
  })
}
