import * as endpoints from '@wasl/shared/contract/endpoints/notifications.ts'
import type { FastifyInstance } from 'fastify'
import { changeEmailSubscription, loadEmailSubscription } from '../../identity/profiles/email-subscription.ts'
import { notFound } from '../../platform/http/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

/** The links in emails that stop them without a login. */
export function unsubscribeRoutes(app: FastifyInstance): void {
  const read = (token: string) => {
    const unsubscription = readUnsubscribeToken(app.shared.env, token)
    if (!unsubscription) throw notFound()
    return unsubscription
  }
  serve(app, endpoints.showEmailSubscription, ({ ctx, params }) => loadEmailSubscription(ctx, read(params.token)))
  serve(app, endpoints.changeEmailSubscription, ({ ctx, params, body }) => changeEmailSubscription(ctx, read(params.token), body.change))
}
