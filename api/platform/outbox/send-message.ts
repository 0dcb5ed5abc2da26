import { livePush } from '@wasl/shared/contract/notifications.ts'
import type { App } from '../../context.ts'
import type { outbox } from '../db/tables/access.ts'
import { deliverLive } from '../live/deliver-live.ts'

export type OutboxRow = typeof outbox.$inferSelect

/** Sends one row through the adapter of its channel. Throws if the adapter fails. */
export async function sendMessage(app: App, row: OutboxRow): Promise<void> {
  const { sms, mail, push } = app.adapters
  const { id, recipient, body, payload } = row
  switch (row.channel) {
    case 'sms':
      return sms.send({ id, to: recipient, text: body })
    case 'mail':
      return mail.send({ id, to: recipient, subject: String(payload?.subject ?? ''), text: body })
    case 'push':
      return void (await push.send({ device: recipient, push: livePush.parse(payload) }))
    case 'live':
      return deliverLive(app, recipient, livePush.parse(payload))
  }
}
