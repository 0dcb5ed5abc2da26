import { offerForm } from '@wasl/shared/contract/orders.ts'
import { offerLifecycle } from '@wasl/shared/lifecycle/offers.ts'
import { settingsOf } from '../../backoffice/settings/load-settings.ts'
import { offers } from '../../platform/db/tables/offers.ts'
import { userCtx } from '../../platform/http/context-of.ts'
import { forbidden } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import { wakeAt } from '../../platform/jobs/wake-at.ts'
import { attachFiles } from '../../platform/uploads/attach.ts'
import type { Effect } from '../orders/transition-context.ts'

/** Puts a provider's new offer on an order; it stays open for its set life. */
export const addOffer: Effect = async (ctx, move) => {
  const { who } = userCtx(ctx)
  if (!who.provider) throw forbidden()
  const terms = parse(offerForm, move.terms)
  const { offer_hours } = await settingsOf(ctx)
  const expires_at = new Date(Date.parse(ctx.clock.now()) + offer_hours * 3_600_000).toISOString()
  const order_id = move.hand.order.id
  const provider_id = who.provider.id
  if (terms.image_file_id)
    await attachFiles(userCtx(ctx), { file_ids: [terms.image_file_id], order_id, provider_id, field: 'image_file_id' })
  const now = ctx.clock.now()
  const [offer] = await ctx.db
    .insert(offers)
    .values({
      ...terms,
      order_id,
      provider_id,
      created_by: who.id,
      status: offerLifecycle.start,
      expires_at,
      created_at: now,
      updated_at: now,
    })
    .returning()
  if (!offer) throw new Error('addOffer: nothing came back')
  move.told.offer = offer
  await wakeAt(ctx, `${offer.id}:offer`, expires_at)
  return undefined
}
