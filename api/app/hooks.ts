import { lockSubjectOfRequest } from '../catalog/provider-store/review-requests.ts'
import '../catalog/hooks.ts'
import '../identity/hooks.ts'
import { deleteCartOf } from '../catalog/cart/delete-carts.ts'
import { deleteFavoritesOf } from '../catalog/favorites/own-favorites.ts'
import { demoAccounts } from '../demo/seeds/accounts.ts'
import { giveWelcomeCredit } from '../demo/welcome-credit.ts'
import { loadPrincipal } from '../identity/sessions/load-principal.ts'
import { assertSetUp } from '../identity/sessions/required-setup.ts'
import { deleteRepliesOf } from '../messaging/chat/saved-replies.ts'
import { notify } from '../messaging/notifications/notify.ts'
import { notifyAdmins, notifyAdminsOfRow } from '../messaging/notifications/notify-admins.ts'
import { offeredChannels } from '../messaging/notifications/offered-channels.ts'
import { deleteNotificationsOf } from '../messaging/notifications/user-notifications.ts'
import { lockRunOfPayout } from '../money/payouts/payout-results.ts'
import { deleteFeedOf } from '../ordering/appointments/calendar-feed.ts'
import { isInComplaintOfCompany } from '../ordering/complaints/visible-complaint.ts'
import { runDueDeadlines } from '../ordering/deadlines/run-due-deadlines.ts'
import { releaseWork } from '../ordering/delegates/release-work.ts'
import { deleteDraftsOf } from '../ordering/drafts/delete-drafts.ts'
import { medianResponse } from '../ordering/offers/response-time.ts'
import { endApprovalsOf } from '../ordering/orders/approvals.ts'
import { canReadFile } from '../ordering/orders/can-read-file.ts'
import { erasePlacesOfOrders } from '../ordering/orders/erase-places.ts'
import { deleteRepeatsOf } from '../ordering/send-order/repeat-order.ts'
import type { Ctx, Hooks } from '../platform/context.ts'
import { loadSettings } from '../settings/load-settings.ts'
import { buildExport } from '../views/personal-data/build-export.ts'
import { findDeletionObstacles } from '../views/personal-data/deletion-obstacles.ts'
import { actionEffects } from './action-effects.ts'
import { actionHandlers } from './action-handlers.ts'
import { beforeWrites } from './before-writes.ts'
import { documentRenderers } from './document-renderers.ts'
import { emailAttachments } from './email-attachments.ts'
import { orderEffects } from './order-effects.ts'
import { queues } from './queues.ts'
import { rowCreators } from './row-creators.ts'
import { schema } from './schema.ts'
import { writeHooks } from './write-hooks.ts'

/** What each room calls in rooms above it. */
export const hooks: Hooks = {
  loadPrincipal,
  assertSetUp,
  loadSettings,
  queues,
  runDueDeadlines,
  emailAttachments,
  canReadFile: async (ctx, file) => (await canReadFile(ctx, file)) || isInComplaintOfCompany(ctx, file),
  orderEffects,
  resources: {
    effects: actionEffects,
    handlers: actionHandlers,
    beforeWrites,
    writeHooks,
    creators: rowCreators,
    renderers: documentRenderers,
    tables: schema,
    parentLocks: { payouts: lockRunOfPayout, 'review-requests': lockSubjectOfRequest },
    notifyAdmins: notifyAdminsOfRow,
  },
  notifications: { notify, notifyAdmins, offeredChannels },
  identity: {
    afterActivation: giveWelcomeCredit,
    findDeletionObstacles,
    releaseWork: releaseAll,
    eraseElsewhere: async (ctx, user_id) => {
      await releaseAll(ctx, user_id, [])
      await deleteDraftsOf(ctx, user_id)
      await deleteRepeatsOf(ctx, user_id)
      await deleteCartOf(ctx, user_id)
      await deleteFavoritesOf(ctx, user_id)
      await deleteNotificationsOf(ctx, user_id)
      await deleteFeedOf(ctx, user_id)
      await deleteRepliesOf(ctx, user_id)
    },
    erasePlacesOfOrders,
    buildExport,
  },
  catalog: { demoAccounts, medianResponse },
}

/** What somebody of a team can no longer do with these permissions. */
async function releaseAll(ctx: Ctx, user_id: string, permissions: readonly string[]): Promise<void> {
  await releaseWork(ctx, user_id, permissions)
  await endApprovalsOf(ctx, user_id, permissions)
}
