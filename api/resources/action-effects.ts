import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { eq } from 'drizzle-orm'
import { approveRequest } from '../catalog/store/approve-request.ts'
import { refuseRequest } from '../catalog/store/reject-request.ts'
import type { Ctx } from '../context.ts'
import { endAdminSessions } from '../identity/admins/end-sessions.ts'
import { forgetTwoStep } from '../identity/admins/reset-two-factor.ts'
import { givePassword } from '../identity/admins/send-password.ts'
import { blockTenant, blockUsers } from '../identity/blocking/block.ts'
import { endSession } from '../identity/blocking/end-session.ts'
import { endUserSessions } from '../identity/blocking/end-sessions.ts'
import { tellApproved, tellRefused } from '../identity/blocking/notify-provider.ts'
import { notify } from '../messaging/notifications/notify.ts'
import { approveRefund, refuseRefund } from '../money/refunds/decide-refund.ts'
import { paySettlement } from '../money/settlements/pay-settlement.ts'
import { decideTransfer } from '../money/transfers/decide-transfer.ts'
import { tellOfReply } from '../ordering/complaints/notify-reply.ts'
import { countReview } from '../ordering/reviews/count-review.ts'
import { users } from '../platform/db/tables/people.ts'
import { wakeAt } from '../platform/jobs/wake-at.ts'
import type { StoredRow } from './row-mapping.ts'

type Effect = (ctx: Ctx, row: StoredRow, done: { before: StoredRow; reason: string | null }) => Promise<void>

/** What named actions do beside setting fields, in the action's own transaction; by the name that the declaration gives. */
export const effects: Readonly<Partial<Record<string, Effect>>> = {
  end_admin_sessions: (ctx, admin) => endAdminSessions(ctx, admin.id),
  give_admin_password: (ctx, admin) => givePassword(ctx, admin, 'again'),
  forget_two_step: (ctx, admin) => forgetTwoStep(ctx, admin.id),
  block_user: (ctx, user) => blockUsers(ctx, [user.id]),
  end_user_sessions: (ctx, user) => endUserSessions(ctx, [user.id]),
  block_provider: (ctx, provider) => blockTenant(ctx, provider.id),
  tell_provider_approved: (ctx, provider) => tellApproved(ctx, provider),
  tell_provider_refused: (ctx, provider, { reason }) => tellRefused(ctx, provider, reason),
  end_session: (ctx, session) => endSession(ctx, session.id),
  notify_coupon: async (ctx, coupon) => {
    const clients = await ctx.db.select({ id: users.id }).from(users).where(eq(users.role, 'client'))
    const { title, code } = titled(coupon)
    await notify(ctx, { type: 'coupon_available', user_ids: clients.map(({ id }) => id), holes: { title, code } })
  },
  send_broadcast: (ctx, { id }) => wakeAt(ctx, `broadcast:${id}`, ctx.clock.now()),
  tell_of_reply: (ctx, { id }) => tellOfReply(ctx, id),
  count_review: (ctx, { id }) => countReview(ctx, id, 1),
  uncount_review: (ctx, { id }) => countReview(ctx, id, -1),
  confirm_transfer: (ctx, { id }, { reason }) => decideTransfer(ctx, { transfer_id: id, name: 'approve_transfer', reason }),
  refuse_transfer: (ctx, { id }, { reason }) => decideTransfer(ctx, { transfer_id: id, name: 'refuse_transfer', reason }),
  approve_request: (ctx, { id }) => approveRequest(ctx, id),
  refuse_request: (ctx, { id }, { reason }) => refuseRequest(ctx, id, reason),
  approve_refund: (ctx, { id }) => approveRefund(ctx, id),
  refuse_refund: (ctx, { id }, { reason }) => refuseRefund(ctx, id, reason),
  pay_settlement: (ctx, { id }) => paySettlement(ctx, id),
}

// Safe: the effect is named by the coupons' declaration alone, whose rows have both fields.
const titled = (row: AnyRow) => row as { title: { ar: string; en: string }; code: string }
