import { renderNotification } from '@wasl/shared/notifications/render-notification.ts'
import type { Ctx } from '../../platform/context.ts'
import { enqueueJobs } from '../../platform/jobs/enqueue.ts'
import { insertRow } from '../../resources/write/insert-row.ts'
import { broadcasts } from '../tables/broadcasts.ts'

type AnnouncedCoupon = { id: string; title: { ar: string; en: string }; code: string }

/** Announces a coupon to all clients as a broadcast, which shows the progress. */
export async function announceCoupon(ctx: Ctx, { id: coupon_id, title: couponTitle, code }: AnnouncedCoupon): Promise<void> {
  const { title, body } = renderNotification('coupon_available', { title: couponTitle, code })
  const now = ctx.clock.now()
  const texts = { title_ar: title.ar, title_en: title.en, body_ar: body.ar, body_en: body.en }
  const row = { ...texts, coupon_id, audience: 'clients', status: 'sending', created_at: now, updated_at: now } as const
  const broadcast = await insertRow(ctx, broadcasts, row, 'is part of a change')
  await startBroadcast(ctx, broadcast.id)
}

/** Queues the sending of a broadcast in the caller's transaction. */
export const startBroadcast = (ctx: Ctx, broadcast_id: string): Promise<void> =>
  enqueueJobs(ctx, [{ queue: 'broadcasts', key: broadcast_id, payload: { broadcast_id } }])
