import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { transitionOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { type OrderKind, type OrderTransition, orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { and, eq } from 'drizzle-orm'
import { deletedLabel } from '../../identity/personal-data/erase-user.ts'
import { users } from '../../identity/tables/people.ts'
import type { UserCtx } from '../../platform/context.ts'
import { listReturnSteps } from '../goods/return-steps.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { offers } from '../tables/offers.ts'
import { orderEvents } from '../tables/orders.ts'

/** The history of an order, oldest first. A provider that did not win the order sees only its submission and its own offers. */
export async function loadTimeline(
  ctx: UserCtx,
  order: OrderRow,
  reader: 'client' | 'provider',
  isMine: boolean,
): Promise<OrderPage['timeline']> {
  const rows = await ctx.db
    .select({ event: orderEvents, provider_id: offers.provider_id, colleague: { name: users.name, status: users.status } })
    .from(orderEvents)
    .leftJoin(offers, eq(offers.id, orderEvents.offer_id))
    .leftJoin(users, and(eq(users.id, orderEvents.actor_id), eq(users.company_id, order.client_id)))
    .where(eq(orderEvents.order_id, order.id))
    .orderBy(orderEvents.seq)
  const ownProviderId = ctx.principal.provider?.id
  const entries = rows
    .filter(({ event }) => reader === 'client' || !transitionOf(orderLifecycle, event.transition).isInternal)
    .filter(({ provider_id }) => reader === 'client' || provider_id === null || provider_id === ownProviderId)
    .filter(
      ({ event }) =>
        reader === 'client' ||
        isMine ||
        event.offer_id !== null ||
        ['submit', 'edit', ...(order.provider_id ? [] : ['cancel', 'expire'])].includes(event.transition),
    )
    .map(({ event, colleague }) => ({
      transition: event.transition,
      label: historyLabelOf(event.transition, order.kind),
      status: event.to_status,
      actor: event.actor,
      colleague: reader === 'client' && colleague ? nameOf(ctx, colleague) : null,
      reason: event.reason,
      appointment: event.appointment_at === null ? null : { at: event.appointment_at, minutes: event.appointment_minutes },
      at: event.at,
    }))
  const steps = isMine ? await listReturnSteps(ctx, order) : []
  const returned = steps.map(({ colleague, ...step }) => ({
    ...step,
    status: rows.findLast(({ event }) => event.at <= step.at)?.event.to_status ?? order.status,
    colleague: reader === 'client' && colleague ? nameOf(ctx, colleague) : null,
  }))
  return [...entries, ...returned].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/** Whether an order was cancelled because its client did not accept the invoice in time. */
export async function wasUnaccepted({ db }: Pick<UserCtx, 'db'>, { id, status }: OrderRow): Promise<boolean> {
  if (status !== 'cancelled') return false
  return (await db.$count(orderEvents, and(eq(orderEvents.order_id, id), eq(orderEvents.transition, 'cancel_unaccepted')))) > 0
}

const nameOf = ({ locale }: UserCtx, { name, status }: Pick<typeof users.$inferSelect, 'name' | 'status'>): string =>
  status === 'deleted' ? deletedLabel[locale] : name

function historyLabelOf(name: OrderTransition, kind: OrderKind): Localized {
  const { historyLabel, kindHistoryLabels } = transitionOf(orderLifecycle, name)
  return kindHistoryLabels?.[kind] ?? historyLabel
}
