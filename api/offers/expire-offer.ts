import type { Effect } from '../orders/move.ts'
import { closeOffer } from './close-offer.ts'

/** Ends an open offer whose life is over. */
export const expireOffer: Effect = async (ctx, move) => {
  await closeOffer(ctx, move, 'expire')
  return undefined
}
