import type { Effect } from '../orders/transition-context.ts'
import { closeOffer } from './close-offer.ts'

/** Takes a provider's own open offer back. */
export const withdrawOffer: Effect = async (ctx, move) => {
  await closeOffer(ctx, move, 'withdraw')
  return undefined
}
