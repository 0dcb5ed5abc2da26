import { placeOf } from '@wasl/shared/rules/service-modes.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { clientIdOf } from '../../identity/sessions/client-account.ts'
import { openOrderRooms } from '../../messaging/chat/open-room.ts'
import type { TransactionCtx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { insertNumberedRow } from '../../resources/write/insert-row.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { markDraftSent, takeDraft } from '../drafts/send-draft.ts'
import { assertCityAndCategory } from '../orders/assert-city-and-category.ts'
import { assertTransitionAllowed } from '../orders/assert-transition-allowed.ts'
import { dueAt } from '../orders/due-at.ts'
import { notifyTransition } from '../orders/notify-transition.ts'
import { branchOf } from '../orders/order-branch.ts'
import { loadOrderMode } from '../orders/order-mode.ts'
import { orderNumber } from '../orders/order-number.ts'
import { purchaseOrderOf } from '../orders/purchase-order.ts'
import { recordEvents } from '../orders/record-event.ts'
import { scheduleDeadlines } from '../orders/schedule-deadlines.ts'
import type { NotificationData } from '../orders/transition-context.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { type OrderInput, writeItems } from '../orders/write-items.ts'
import { orders } from '../tables/orders.ts'
import { assertChosenProviders, type ChosenProvider } from './assert-chosen-providers.ts'
import { bookPackage, type PackageInput } from './book-package.ts'

const submit = { name: 'submit', actor: 'client' } as const

/** What is sent: the content of the order, its draft, the providers of a private order, and the order that it resends. */
export type OrderSubmission = OrderInput & {
  draft_id?: string | undefined
  provider_ids?: readonly string[]
  close_others?: boolean
  purchase_order?: string | null
  branch_id?: string | null
} & PackageInput & {
    resent_from_id?: string
  }

/**
 * Submits an order: the transition `submit`, which stores it. A private order becomes one order for each chosen provider; the first is returned.
 * Throws 409 with the guard's message, such as an incomplete profile or no provider in the city, 422 for invalid fields. A draft is sent once:
 * sending it again returns its order.
 */
export async function submitOrder(ctx: UserCtx, submission: OrderSubmission, draftKey?: string): Promise<OrderRow> {
  const {
    draft_id,
    provider_ids = [],
    close_others = true,
    resent_from_id = null,
    package_id,
    package_total,
    purchase_order: number,
    branch_id: branch,
    ...form
  } = submission
  return inTransaction(ctx, async (ctx) => {
    const draft = { status: 'draft', kind: 'service', orderContext: null, offer: null, content: null } as const
    await assertTransitionAllowed(ctx, draft, submit, ['order'])
    const company = { purchase_order: purchaseOrderOf(ctx, number), branch_id: await branchOf(ctx, branch) }
    const { category_id } = form
    const sent = draft_id ? await takeDraft(ctx, { id: draft_id, key: draftKey, category_id }) : null
    if (sent) return sent
    const mode = await loadOrderMode(ctx, form)
    const booked = await bookPackage(ctx, form, { provider_ids, package_id, package_total })
    const content = { ...form, ...placeOf(mode, form), ...booked?.agreed }
    await assertCityAndCategory(ctx, content)
    const chosen = await assertChosenProviders(ctx, content, provider_ids)
    const status = await assertTransitionAllowed(ctx, { ...draft, kind: content.kind, content }, submit, ['offer', 'content'])
    const group = chosen.length > 1 ? { group_id: crypto.randomUUID(), close_others } : {}
    const [provider, ...further] = chosen
    const recipients = chosen.length > 0 ? { recipients: joinNames(chosen) } : {}
    const common = { status, mode, ...group, ...company }
    const own = { ...common, provider_id: provider?.id ?? null, resent_from_id, ...booked?.columns }
    const order = await storeOrder(ctx, content, own, recipients)
    for (const { id } of further) await storeOrder(ctx, content, { ...common, provider_id: id }, { isFurtherOrder: true })
    if (draft_id) await markDraftSent(ctx, draft_id, { order_id: order.id, category_id })
    return order
  })
}

type OwnColumns = Pick<OrderRow, 'status' | 'mode' | 'provider_id' | 'purchase_order' | 'branch_id'> &
  Partial<Pick<OrderRow, 'group_id' | 'close_others' | 'resent_from_id' | 'package_id' | 'package_terms'>>

/** Stores an order with its items, history, deadline and notifications. */
async function storeOrder(ctx: UserCtx & TransactionCtx, content: OrderInput, own: OwnColumns, notify: NotificationData) {
  const submitted_at = ctx.clock.now()
  const { items: _, file_ids: __, ...fields } = content
  const values = {
    ...fields,
    ...own,
    note: fields.note?.trim() || null,
    client_id: clientIdOf(ctx.principal),
    ordered_by: ctx.principal.company && ctx.principal.id,
    due_at: dueAt(own.status, { submitted_at, kind: fields.kind }, submitted_at, await loadSettings(ctx)),
    submitted_at,
    created_at: submitted_at,
    updated_at: submitted_at,
  }
  const order = await insertNumberedRow(ctx, orders, () => orderNumber(submitted_at), values, 'is part of a change')
  await writeItems(ctx, order.id, content)
  const submission = { ...submit, reason: null, notify, offer: null }
  await recordEvents(ctx, { ...submission, from: { ...order, status: 'draft' } }, [order])
  // A private order has its provider from the start.
  if (order.provider_id) await openOrderRooms(ctx, [order])
  await scheduleDeadlines(ctx, [order])
  await notifyTransition(ctx, submission, order)
  return order
}

const joinNames = (chosen: readonly ChosenProvider[]): Localized => ({
  ar: chosen.map(({ name }) => name.ar).join('، '),
  en: chosen.map(({ name }) => name.en).join(', '),
})
