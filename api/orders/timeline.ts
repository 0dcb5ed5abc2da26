import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { rowOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { type OrderTransition, orderLifecycle } from '@wasl/shared/lifecycle/orders.ts'
import { eq } from 'drizzle-orm'
import type { UserCtx } from '../context.ts'
import { offers } from '../db/tables/offers.ts'
import { orderEvents } from '../db/tables/orders.ts'
import type { OrderRow } from './visible.ts'

/** The history of an order, first to last. A provider without the order reads of its sending and of its own offers alone. */
export async function timelineOf(
  ctx: UserCtx,
  order: OrderRow,
  reader: 'client' | 'provider',
  isMine: boolean,
): Promise<OrderPage['timeline']> {
  const rows = await ctx.db
    .select({ event: orderEvents, provider_id: offers.provider_id })
    .from(orderEvents)
    .leftJoin(offers, eq(offers.id, orderEvents.offer_id))
    .where(eq(orderEvents.order_id, order.id))
    .orderBy(orderEvents.seq)
  const own = ctx.who.provider?.id
  return rows
    .filter(({ provider_id }) => reader === 'client' || provider_id === null || provider_id === own)
    .filter(
      ({ event }) =>
        reader === 'client' ||
        isMine ||
        event.offer_id !== null ||
        ['submit', 'edit', ...(order.provider_id ? [] : ['cancel', 'expire'])].includes(event.transition),
    )
    .map(({ event }) => {
      const [en, ar] = labelOf(event.transition)
      return {
        transition: event.transition,
        label: { ar, en },
        status: event.to_status,
        actor: event.actor,
        reason: event.reason,
        at: event.at,
      }
    })
}

// Safe: the history is written from the table's own names; a test walks it.
const labelOf = (transition: string) => done[transition] ?? rowOf(orderLifecycle, transition as OrderTransition).label

// What was done, where the button's own words ask for it.
const done: Readonly<Record<string, readonly [string, string]>> = {
  submit: ['Order sent', 'أُرسل الطلب'],
  make_offer: ['Offer made', 'قُدّم عرض'],
  edit_offer: ['Offer changed', 'عُدّل عرض'],
  withdraw_offer: ['Offer withdrawn', 'سُحب عرض'],
  accept_offer: ['Offer accepted', 'قُبل العرض'],
  reject_offer: ['Offer rejected', 'رُفض عرض'],
  take_order: ['Order taken', 'قُبل الطلب'],
  refuse_order: ['Order refused', 'اعتُذر عن الطلب'],
  issue_invoice: ['Invoice issued', 'صدرت الفاتورة'],
  accept_invoice: ['Invoice accepted', 'قُبلت الفاتورة'],
  reject_invoice: ['Invoice rejected', 'رُفضت الفاتورة'],
  send_transfer: ['Transfer proof sent', 'أُرسل إثبات الحوالة'],
  approve_transfer: ['Transfer approved', 'اعتُمدت الحوالة'],
  refuse_transfer: ['Transfer refused', 'رُفضت الحوالة'],
  deliver: ['Work delivered', 'سُلّم العمل'],
  confirm_receipt: ['Receipt confirmed', 'أُكّد الاستلام'],
  request_changes: ['Changes requested', 'طُلب تعديل'],
  cancel: ['Order cancelled', 'أُلغي الطلب'],
  cancel_paid: ['Cancelled with a refund', 'أُلغي مع استرداد'],
  dispute: ['Dispute opened', 'فُتح نزاع'],
  resolve: ['Dispute resolved', 'أُنهي النزاع'],
  edit: ['Order edited', 'عُدّل الطلب'],
}
