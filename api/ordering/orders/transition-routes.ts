import { idParams } from '@wasl/shared/contract/common.ts'
import type { BodyOf } from '@wasl/shared/contract/endpoint.ts'
import { listCancelReasons } from '@wasl/shared/contract/endpoints/orders.ts'
import { transitionEndpoints } from '@wasl/shared/contract/endpoints/transition-endpoints.ts'
import { orderTransitions, type PublicOrderTransition } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../platform/context.ts'
import { invalid, type ValidationError } from '../../platform/http/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import { listReasonOptions, reasonOptionText } from '../../resources/actions/reason-options.ts'
import { cancelReasonsSource } from './cancel-reasons.ts'
import { countWrongCode } from './delivery-code.ts'
import type { NamedTerms } from './transition-context.ts'
import { transitionOrder } from './transition-order.ts'
import { loadVisibleOrder, type OrderRow } from './visible-order.ts'
import { withContentErrors } from './with-content-errors.ts'

type CompleteErrors = (ctx: Ctx, error: ValidationError, params: unknown) => Promise<ValidationError>

/**
 * One route for each transition that clients and providers make, and the reasons that a cancellation can name. `ofFolders`: what transitions of other folders check after
 * their form, added to the errors of an invalid one.
 */
export function transitionRoutes(app: FastifyInstance, ofFolders: Readonly<Partial<Record<PublicOrderTransition, CompleteErrors>>>): void {
  const completions: typeof ofFolders = { edit: completeEditErrors, ...ofFolders }
  serve(app, listCancelReasons, ({ ctx }) => listReasonOptions(ctx, cancelReasonsSource(ctx)))
  for (const [name, endpoint] of typedEntries(transitionEndpoints)) {
    const completeErrors = completions[name]
    serve(
      app,
      endpoint,
      async ({ ctx, params, body }) => {
        if ('code' in body && body.code) await countWrongCode(ctx, await loadVisibleOrder(ctx, params.id), body.code)
        return requestTransition(ctx, { order_id: params.id, name, body })
      },
      completeErrors ? { completeErrors } : {},
    )
  }
}

/** What an edit is checked with is the mode of its order, not that of its services today. */
const completeEditErrors = async (ctx: Ctx, error: ValidationError, params: unknown) =>
  withContentErrors(ctx, error, await loadVisibleOrder(ctx, idParams.parse(params).id))

/** A transition requested by a client or provider, with the body as its endpoint parsed it. */
type PublicTransitionRequest = {
  order_id: string
  name: PublicOrderTransition
  body: BodyOf<(typeof transitionEndpoints)[PublicOrderTransition]>
  /** See TransitionRequest. */
  isAssigned?: boolean
}
type CommonFields = Readonly<Record<string, unknown>>

/** Runs the requested transition. Throws 422 without a required reason or offer, then as `transitionOrder`. */
export async function requestTransition(
  ctx: Ctx,
  { order_id, name, body, isAssigned = false }: PublicTransitionRequest,
): Promise<OrderRow> {
  const { offer_id: offer, reason, reason_id, version, ...terms }: CommonFields = body
  const row = orderTransitions[name]
  const chosenId = trimmedText(reason_id)
  const reasonText = trimmedText(reason) ?? (chosenId && (await reasonOptionText(ctx, cancelReasonsSource(ctx), chosenId)))
  if (row.reason === 'required' && !reasonText) throw invalid('reason', { en: 'Enter a reason', ar: 'اكتب السبب' })
  const offer_id = trimmedText(offer)
  if (row.subject === 'offer' && !offer_id) throw invalid('offer_id', { en: 'Choose an offer', ar: 'اختر العرض' })
  return transitionOrder(ctx, {
    ...{ order_id, offer_id, reason: reasonText, reason_id: chosenId, isAssigned },
    ...(typeof version === 'number' ? { version } : {}),
    // Safe: the rest of the body that was parsed by the endpoint of this name.
    ...({ name, terms } as NamedTerms<PublicOrderTransition>),
  })
}

const trimmedText = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)
