import type { Effect } from '../orders/transition-context.ts'
import { closeOffer } from './close-offer.ts'

/** Ends an open offer whose life is over. */
export const expireOffer: Effect = async (ctx, move) => {
  await closeOffer(ctx, move, 'expire')
  return undefined
}
