import { importanceOf, isForPayer, type NotificationType } from '@wasl/shared/notifications/notifications.ts'
import { renderNotification } from '@wasl/shared/notifications/render-notification.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { users } from '../../identity/tables/people.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { payments } from '../../ordering/tables/payments.ts'
import type { Ctx } from '../../platform/context.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import type { NotificationRequest } from '../../resources/notify.ts'
import { insertRows } from '../../resources/write/insert-rows.ts'
import { deviceTokensColumn } from '../devices/devices.ts'
import { notifications } from '../tables/notifications.ts'
import { canOpenLink } from './can-open-link.ts'
import { pushPayload, queueMessages, type Recipient, toTexts } from './queue-messages.ts'

/**
 * Stores a notification for each recipient in both languages and queues it to their open pages and by their channels, in the caller's transaction.
 * Blocked and not activated users receive none, except the notification of the block itself.
 */
export async function notify(ctx: Ctx, request: NotificationRequest): Promise<void> {
  const [first = [], ...rest] = inBatches(request.user_ids ?? [])
  await notifyAlike(ctx, [{ ...request, user_ids: first }])
  for (const user_ids of rest) await notifyAlike(ctx, [{ ...request, user_ids, provider_ids: [] }])
}

/** As `notify`, for several notifications: those to the same users read them once, and are stored in one statement. */
export async function notifyOfEach(ctx: Ctx, requests: readonly NotificationRequest[]): Promise<void> {
  const recipientsOf = ({ type, user_ids, provider_ids, order_id }: NotificationRequest) =>
    // Which users of a provider may see an order depends on the order; who sent one for a company as well, of whom goods are not ordered.
    JSON.stringify([type === 'user_blocked', isForPayer(type), user_ids, ...(provider_ids?.length ? [provider_ids, order_id] : [])])
  for (const [first, ...rest] of Map.groupBy(requests, recipientsOf).values())
    if (first && rest.length > 0) await notifyAlike(ctx, [first, ...rest])
    else if (first) await notify(ctx, first)
}

/** Sends notifications with the same recipients. */
async function notifyAlike(ctx: Ctx, requests: readonly [NotificationRequest, ...NotificationRequest[]]): Promise<void> {
  for (const found of inBatches(await loadRecipients(ctx, requests[0]))) await notifyFound(ctx, requests, found)
}

async function notifyFound(ctx: Ctx, requests: readonly NotificationRequest[], found: readonly FoundUser[]): Promise<void> {
  const created_at = ctx.clock.now()
  const all = requests.map((request) => {
    const { type } = request
    const link = request.link ?? (request.order_id ? pages.order({ id: request.order_id }) : null)
    // People know what they have just done: it is stored as read. They still hear about the safety of their account.
    const isOwnAction = ({ id }: Recipient) => ctx.principal.kind === 'user' && ctx.principal.id === id && importanceOf(type) !== 'security'
    const recipients = found.filter((user) => canOpenLink(user, link) && isFor(user, type))
    return { ...request, link, texts: toTexts(renderNotification(type, request.params ?? {})), recipients, isOwnAction }
  })
  const rows = all.flatMap(({ type, texts, link, order_id = null, recipients, isOwnAction }) =>
    recipients.map((recipient) => {
      const read_at = isOwnAction(recipient) ? created_at : null
      return { user_id: recipient.id, type, ...texts, link, order_id, read_at, created_at }
    }),
  )
  for (const part of inBatches(rows)) await insertRows(ctx, notifications, part, 'is a record')
  for (const { recipients, isOwnAction, type, texts, link, ...request } of all) {
    const others = recipients.filter((recipient) => !isOwnAction(recipient))
    await enqueue(
      ctx,
      others.map(({ id, locale }) => {
        const payload = pushPayload({ type, texts, link }, locale)
        return { channel: 'live', recipient: id, body: payload.notification.title, payload }
      }),
    )
    const { params = {}, order_id = null, deadline = null, hasOwnSms = false } = request
    await queueMessages(ctx, { type, params, texts, link, order_id, deadline, hasOwnSms }, others)
  }
}

// PostgreSQL accepts at most 65,535 values in one statement.
const maxPerStatement = 2_000
const inBatches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / maxPerStatement) }, (_, part) =>
    all.slice(part * maxPerStatement, (part + 1) * maxPerStatement),
  )

type FoundUser = Recipient & Parameters<typeof canOpenLink>[0] & { is_addressed: boolean; pays: boolean }

/** What concerns who pays is for the owner of a company and for its colleagues who pay for it; anything else for whom it is addressed to. */
const isFor = ({ company_id, is_addressed, pays }: FoundUser, type: NotificationType): boolean =>
  company_id !== null && isForPayer(type) ? pays : is_addressed

/** The active ones of the requested users. */
async function loadRecipients(ctx: Ctx, { type, user_ids = [], provider_ids = [], order_id }: NotificationRequest): Promise<FoundUser[]> {
  const byId = user_ids.length > 0 ? or(inArray(users.id, [...user_ids]), orderedFor(order_id, user_ids)) : undefined
  const byPayment = user_ids.length > 0 && isForPayer(type) ? paysFor(order_id, user_ids) : undefined
  const isAbout = or(eq(users.role, 'provider'), sql`${users.permissions} && ${permissionsFor(order_id)}`)
  const byProvider = provider_ids.length > 0 ? and(inArray(users.provider_id, [...provider_ids]), isAbout) : undefined
  if (!byId && !byProvider) return []
  return ctx.db
    .select({
      id: users.id,
      role: users.role,
      company_id: users.company_id,
      permissions: users.permissions,
      locale: users.locale,
      channel_choices: users.channel_choices,
      email: users.email,
      phone: users.phone,
      device_tokens: deviceTokensColumn(),
      is_addressed: sql<boolean>`coalesce(${or(byId, byProvider)}, false)`,
      pays: sql<boolean>`coalesce(${byPayment ?? sql`false`}, false)`,
    })
    .from(users)
    .where(and(or(byId, byProvider, byPayment), type === 'user_blocked' ? undefined : eq(users.status, 'active')))
}

/** The colleague who sent the order of one of these clients, while it may still see it. What only who pays gets is left out above. */
const orderedFor = (order_id: string | null | undefined, clientIds: readonly string[]): SQL | undefined =>
  order_id
    ? sql`(${users.permissions} && array['order', 'view_all'] and ${users.id} = (select ${orders.ordered_by} from ${orders} where ${and(eq(orders.id, order_id), inArray(orders.client_id, [...clientIds]))}))`
    : undefined

/** The colleagues who pay for the order of one of these clients and see it: who sent it, and who has paid for it. */
function paysFor(order_id: string | null | undefined, clientIds: readonly string[]): SQL | undefined {
  if (!order_id) return undefined
  const sender = sql`(select ${orders.ordered_by} from ${orders} where ${and(eq(orders.id, order_id), inArray(orders.client_id, [...clientIds]))})`
  const payers = sql`array(select ${payments.paid_by} from ${payments} where ${and(eq(payments.order_id, order_id), isNotNull(payments.paid_by), inArray(payments.client_id, [...clientIds]))})`
  const sees = sql`(${users.id} = ${sender} and ${users.permissions} && array['order', 'view_all'] or 'view_all' = any(${users.permissions}) and ${users.id} = any(${payers}))`
  return sql`('pay' = any(${users.permissions}) and ${sees})`
}

/** One of these permissions lets a user of a provider see the order; without an order, what the link leads to decides. */
const permissionsFor = (order_id: string | null | undefined): SQL =>
  order_id
    ? sql`case (select ${orders.kind} from ${orders} where ${orders.id} = ${order_id}) when 'store' then array['manage_store'] else array['show_orders'] end`
    : sql`array['show_orders', 'manage_store']`
