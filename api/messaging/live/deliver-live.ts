import { type LiveNotification, type LivePush, livePush } from '@wasl/shared/contract/notifications.ts'
import { userRoom } from '../../platform/adapters/live-channel.ts'
import type { App } from '../../platform/context.ts'
import type { Job } from '../../platform/jobs/claim.ts'
import { type LiveRecipient, loadLiveRecipients } from '../notifications/user-notifications.ts'

type Delivery = { user_id: string; push: LivePush }

/** An event to the open pages of these users. */
type UserEvent = { name: 'notification' | 'unread'; body: object; user_ids: string[] }

// With their names an event usually fits into one notification of PostgreSQL, which has at most 8,000 bytes; a longer one is stored first.
const usersPerEvent = 50

/**
 * Sends new unread counts and the notifications themselves to the open pages of the jobs' recipients; the pages of those with alerts
 * switched off show none. Returns once everything is published, with the errors of the jobs that cannot be delivered.
 */
export async function deliverLive(app: App, jobs: readonly Job[]): Promise<Map<string, unknown>> {
  const failures = new Map<string, unknown>()
  const deliveries = jobs.flatMap((job) => {
    try {
      return [deliveryOf(job)]
    } catch (error) {
      failures.set(job.id, error)
      return []
    }
  })
  const recipients = await loadLiveRecipients(app, [...new Set(deliveries.map(({ user_id }) => user_id))])
  const events = [...notificationEvents(deliveries, recipients), ...unreadEvents(recipients)]
  // Started in this order; the events of one turn are published together.
  await Promise.all(events.map(({ name, body, user_ids }) => app.adapters.live.emitToRooms(user_ids.map(userRoom), name, body)))
  return failures
}

function deliveryOf({ id, recipient, payload }: Job): Delivery {
  if (recipient === null) throw new Error(`deliverLive: the job ${id} has no recipient`)
  return { user_id: recipient, push: livePush.parse(payload) }
}

/** The same notification to several users is one event. Each user receives the own notifications in the order of the jobs. */
function notificationEvents(deliveries: readonly Delivery[], recipients: readonly LiveRecipient[]): UserEvent[] {
  const byId = new Map(recipients.map((recipient) => [recipient.id, recipient]))
  const events: (UserEvent & { key: string })[] = []
  const lastOf = new Map<string, number>()
  for (const { user_id, push } of deliveries) {
    const user = byId.get(user_id)
    if (!user) continue
    const body: LiveNotification = { ...push, is_notify: user.is_notify }
    const key = JSON.stringify(body)
    const after = lastOf.get(user_id) ?? -1
    const found = events.findIndex((event, at) => at > after && event.key === key && event.user_ids.length < usersPerEvent)
    const at = found === -1 ? events.push({ name: 'notification', body, user_ids: [], key }) - 1 : found
    events[at]?.user_ids.push(user_id)
    lastOf.set(user_id, at)
  }
  return events
}

/** Users with the same count share an event. */
function unreadEvents(recipients: readonly LiveRecipient[]): UserEvent[] {
  return [...Map.groupBy(recipients, ({ unread }) => unread)].flatMap(([count, users]) =>
    Array.from({ length: Math.ceil(users.length / usersPerEvent) }, (_, part): UserEvent => {
      const inPart = users.slice(part * usersPerEvent, (part + 1) * usersPerEvent)
      return { name: 'unread', body: { count }, user_ids: inPart.map(({ id }) => id) }
    }),
  )
}
