import type { BodyOf } from '@wasl/shared/contract/endpoint.ts'
import * as draftEndpoints from '@wasl/shared/contract/endpoints/order-drafts.ts'
import * as repeatEndpoints from '@wasl/shared/contract/endpoints/order-repeats.ts'
import * as endpoints from '@wasl/shared/contract/endpoints/orders.ts'
import type { FastifyInstance } from 'fastify'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import type { ValidationError } from '../../platform/http/errors.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { draftKeyOf } from '../drafts/routes.ts'
import { withContentErrors } from '../orders/with-content-errors.ts'
import { bookCar } from '../rentals/book-car.ts'
import { withBookingErrors } from '../rentals/with-booking-errors.ts'
import { checkOrder } from './check-order.ts'
import { repeatOrder, sendRepeat, stopRepeat } from './repeat-order.ts'
import { resendOrder } from './resend-order.ts'
import { type OrderSubmission, submitOrder } from './submit-order.ts'

/** Sending an order: its check before that, and sending an unanswered one again. */
export function sendOrderRoutes(app: FastifyInstance): void {
  const check = async ({ ctx, body }: { ctx: Ctx; body: OrderSubmission }) => {
    await checkOrder(ctx, body)
    return {}
  }
  const send = (ctx: UserCtx, body: BodyOf<typeof endpoints.sendOrder>, draftKey: string | undefined) =>
    body.kind === 'car' ? bookCar(ctx, body) : submitOrder(ctx, body, draftKey)
  const completeErrors = (ctx: Ctx, error: ValidationError) =>
    Object(error.input).kind === 'car' ? withBookingErrors(ctx, error) : withContentErrors(ctx, error)
  serve(app, draftEndpoints.checkOrder, check, { completeErrors })
  serve(app, endpoints.sendOrder, ({ ctx, body, request }) => send(userCtx(ctx), body, draftKeyOf(request)), { completeErrors })
  serve(app, endpoints.resendOrder, ({ ctx, params }) => resendOrder(userCtx(ctx), params.id))
  serve(app, repeatEndpoints.repeatOrder, ({ ctx, params, body }) => repeatOrder(userCtx(ctx), params.id, body.every))
  serve(app, repeatEndpoints.sendRepeat, ({ ctx, params }) => sendRepeat(userCtx(ctx), params.id))
  serve(app, repeatEndpoints.stopRepeat, async ({ ctx, params }) => {
    await stopRepeat(userCtx(ctx), params.id)
    return {}
  })
}
