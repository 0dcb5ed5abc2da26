import { offerForm } from '@wasl/shared/contract/orders.ts'
import { offerLifecycle } from '@wasl/shared/lifecycle/offers.ts'
import { and, eq } from 'drizzle-orm'
import { standsBefore } from '../../platform/db/can-take-step.ts'
import { offers } from '../../platform/db/tables/offers.ts'
import { userCtx } from '../../platform/http/context-of.ts'
import { notFound } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import { attachFiles } from '../../platform/uploads/attach.ts'
import type { Effect } from '../orders/transition-context.ts'

/** Gives an open offer new terms and keeps the old ones beside them. */
export const changeOffer: Effect = async (ctx, move) => {
  const { offer } = move
  if (!offer) throw notFound()
  const terms = parse(offerForm, move.terms)
  const { price, duration_days, note, image_file_id, updated_at, order_id, provider_id } = offer
  if (terms.image_file_id && terms.image_file_id !== image_file_id)
    await attachFiles(userCtx(ctx), { file_ids: [terms.image_file_id], order_id, provider_id, field: 'image_file_id' })
  const former_terms = [...offer.former_terms, { price, duration_days, note, image_file_id, at: updated_at }]
  const [changed] = await ctx.db
    .update(offers)
    .set({ ...terms, former_terms, version: offer.version + 1, updated_at: ctx.clock.now() })
    .where(and(eq(offers.id, offer.id), standsBefore(offers.status, offerLifecycle.steps.change)))
    .returning()
  if (changed) move.told.offer = changed
}
