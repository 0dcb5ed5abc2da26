import type { Effect } from '../orders/transition-context.ts'
import { closeOffer } from './close-offer.ts'

/** Refuses one offer for good, with the client's reason. */
export const rejectOffer: Effect = async (ctx, move) => {
  await closeOffer(ctx, move, 'reject', move.reason)
  return undefined
}
