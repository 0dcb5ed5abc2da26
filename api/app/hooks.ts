import { loadSettings } from '../backoffice/settings/load-settings.ts'
import { assertSetUp } from '../identity/admins/required-setup.ts'
import { loadPrincipal } from '../identity/sessions/load-principal.ts'
import { notifyAdminsOfRow } from '../messaging/notifications/notify-admins.ts'
import { lockRunOfPayout } from '../money/payouts/payout-results.ts'
import { runDueDeadlines } from '../ordering/deadlines/run-due-deadlines.ts'
import { canReadFile } from '../ordering/orders/can-read-file.ts'
import type { Hooks } from '../platform/context.ts'
import { actionEffects } from './action-effects.ts'
import { actionHandlers } from './action-handlers.ts'
import { documentRenderers } from './document-renderers.ts'
import { emailAttachments } from './email-attachments.ts'
import { queues } from './queues.ts'
import { rowCreators } from './row-creators.ts'
import { writeHooks } from './write-hooks.ts'

/** What each room calls in rooms above it. */
export const hooks: Hooks = {
  loadPrincipal,
  assertSetUp,
  loadSettings,
  queues,
  runDueDeadlines,
  emailAttachments,
  canReadFile,
  resources: {
    effects: actionEffects,
    handlers: actionHandlers,
    writeHooks,
    creators: rowCreators,
    renderers: documentRenderers,
    parentLocks: { payouts: lockRunOfPayout },
    notifyAdmins: notifyAdminsOfRow,
  },
}
