import { livePush } from '@wasl/shared/contract/notifications.ts'
import type { App } from '../../platform/context.ts'
import type { Job } from '../../platform/jobs/claim.ts'
import { findDeviceOwner, removeStaleDevice } from './devices.ts'

/**
 * Sends a queued push to a device, if the device still belongs to its recipient: a session may have ended since. Only the block itself, which ends
 * the session, still arrives then. A device that the service does not know any more is removed.
 */
export async function sendPush(app: App, token: string, payload: Job['payload']): Promise<void> {
  const push = livePush.parse(payload)
  const owner = await findDeviceOwner(app, token)
  const isBlock = push.data.type === 'user_blocked' && owner === null
  const isMoved = payload?.user_id !== undefined && payload.user_id !== owner
  if (isMoved && !isBlock) return
  if ((await app.adapters.push?.send({ device: token, push })) === 'gone') await removeStaleDevice(app, token)
}
