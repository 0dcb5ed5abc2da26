import type { OrderCard } from '@wasl/shared/contract/orders.ts'
import { tabOf } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { wantedTimeOf } from '@wasl/shared/rules/wanted-time.ts'
import { excerptOf } from '@wasl/shared/utils/excerpt.ts'
import { and, desc, eq, inArray, ne, placeholder, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { idAndName, namedColumns } from '../../catalog/services/id-and-name.ts'
import { categories, cities, services } from '../../catalog/tables/from-registry.ts'
import { branches } from '../../identity/tables/branches.ts'
import { users } from '../../identity/tables/people.ts'
import { countUnreadByOrder } from '../../messaging/chat/read-marks.ts'
import type { UserCtx } from '../../platform/context.ts'
import { runLookup } from '../../platform/db/prepared.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { isPermitted } from '../../platform/http/permission.ts'
import { isCounterOpen, lastCounterStatus } from '../offers/last-counter.ts'
import { hasOpenApproval } from '../orders/approvals.ts'
import { listGoodsNames } from '../orders/order-goods.ts'
import { listCarNames } from '../orders/order-rental.ts'
import { workDueAt } from '../orders/work-due-at.ts'
import { offers } from '../tables/offers.ts'
import { orderFiles, orderItems, orders } from '../tables/orders.ts'
import { actsOn, isOfClient } from '../tables/orders-of-client.ts'
import { openParts, turnOf } from './open-returns.ts'
import { waitingTimeOf } from './order-appointment.ts'
import { isNegotiated } from './order-filters.ts'
import { turnForReader } from './order-step.ts'

const toCities = alias(cities, 'to_cities')
const assignees = alias(users, 'assignees')

// Only the columns of a card: services, cities and categories have long ones.
export const selectOrders = (db: Database | Tx, where: SQL | undefined) =>
  db
    .select({
      order: {
        id: orders.id,
        number: orders.number,
        kind: orders.kind,
        status: orders.status,
        checkout_id: orders.checkout_id,
        client_id: orders.client_id,
        provider_id: orders.provider_id,
        expected_budget: orders.expected_budget,
        final_amount: orders.final_amount,
        remaining_amount: orders.remaining_amount,
        submitted_at: orders.submitted_at,
        due_at: orders.due_at,
        appointment_at: orders.appointment_at,
        appointment_minutes: orders.appointment_minutes,
        work_due_at: workDueAt,
        proposed_appointment_at: orders.proposed_appointment_at,
        proposed_by: orders.proposed_by,
        district: orders.district,
        duration_days: orders.duration_days,
        mode: orders.mode,
        meeting_way: orders.meeting_way,
        wanted_on: orders.wanted_on,
        wanted_part: orders.wanted_part,
        wanted_time: orders.wanted_time,
        note: orders.note,
        purchase_order: orders.purchase_order,
      },
      city: namedColumns(cities),
      to_city: namedColumns(toCities),
      category: namedColumns(categories),
      assignee: { id: assignees.id, name: assignees.name },
      branch: { id: branches.id, label: branches.label },
      is_negotiated: isNegotiated,
      has_open_approval: hasOpenApproval,
      ...openParts,
      pending_offers: db.$count(offers, and(eq(offers.order_id, orders.id), eq(offers.status, 'pending'))),
      /** The files that the client sent. */
      files_count: db.$count(orderFiles, and(eq(orderFiles.order_id, orders.id), inArray(orderFiles.role, ['attachment', 'item']))),
    })
    .from(orders)
    .leftJoin(cities, eq(cities.id, orders.city_id))
    .leftJoin(toCities, eq(toCities.id, orders.to_city_id))
    .leftJoin(categories, eq(categories.id, orders.category_id))
    .leftJoin(branches, eq(branches.id, orders.branch_id))
    .leftJoin(assignees, eq(assignees.id, orders.assigned_user_id))
    .where(where)

/** The orders as cards of a list, as the reader may see them. */
export async function loadCards(ctx: UserCtx, rows: Awaited<ReturnType<typeof selectOrders>>): Promise<OrderCard[]> {
  const ids = rows.map(({ order }) => order.id)
  if (ids.length === 0) return []
  const items = await runLookup(ctx, { key: 'items of orders', build: selectItems, values: { ids } })
  const goods = [...(await listGoodsNames(ctx, ids)), ...(await listCarNames(ctx, ids))]
  const ownProviderId = ctx.principal.provider?.id
  const ownOffers = ownProviderId ? await loadOffers(ctx, ownProviderId, ids) : []
  const unread = await countUnreadByOrder(ctx, ids)
  const now = ctx.clock.now()
  const canPay = isPermitted({ action: 'ord.pay' }, ctx.principal)
  return rows.map(
    ({ order, city, to_city, category, assignee, branch, pending_offers, files_count, is_negotiated, has_open_approval, ...open }) => {
      const isClient = isOfClient(ctx.principal, order)
      const reader = isClient ? 'client' : 'provider'
      const isParty = isClient || order.provider_id === ownProviderId
      const proposed = isParty ? waitingTimeOf(order, now) : null
      const ownOffer = ownOffers.find(({ order_id }) => order_id === order.id)
      const waitsForProvider = ownOffer ? tabOf[order.status] === 'new' && isCounterOpen(ownOffer) : isClient && is_negotiated
      const { claim_due_at } = open
      const turn = waitsForProvider ? 'provider' : proposed && proposed.by !== reader ? reader : turnOf(order.status, open, { reader, now })
      return {
        id: order.id,
        number: order.number,
        kind: order.kind,
        status: order.status,
        checkout_id: isClient && canPay && actsOn(ctx.principal, order) ? order.checkout_id : null,
        tab: tabOf[order.status],
        category: category && idAndName(category),
        mode: order.mode,
        meeting_way: order.meeting_way,
        city: city && idAndName(city),
        to_city: to_city && idAndName(to_city),
        items: [
          ...items.filter(({ order_id }) => order_id === order.id).map(({ service }) => idAndName(service)),
          ...goods.filter(({ order_id }) => order_id === order.id).map(({ id, title }) => ({ id, name: title })),
        ],
        offers_count: isClient ? pending_offers : ownOffer ? 1 : 0,
        my_offer: ownOffer ? { price: ownOffer.price, status: ownOffer.status, counter: ownOffer.counter } : null,
        expected_budget: order.expected_budget,
        final_amount: isParty ? order.final_amount : null,
        submitted_at: order.submitted_at,
        due_at: claim_due_at ?? order.due_at,
        appointment_at: isParty ? order.appointment_at : null,
        appointment_minutes: isParty ? order.appointment_minutes : null,
        work_due_at: isParty ? order.work_due_at : null,
        turn: isClient ? turnForReader(ctx.principal, order, { turn, has_open_approval }) : turn,
        assignee: order.provider_id === ownProviderId ? assignee : null,
        district: order.district,
        duration_days: order.duration_days,
        ...wantedTimeOf(order),
        note: order.note && excerptOf(order.note, 160),
        files_count,
        unread_messages: unread.get(order.id) ?? 0,
        purchase_order: isParty ? order.purchase_order : null,
        branch: isParty ? branch : null,
      }
    },
  )
}

const selectItems = (db: Database | Tx) =>
  db
    .select({ order_id: orderItems.order_id, service: namedColumns(services) })
    .from(orderItems)
    .innerJoin(services, eq(services.id, orderItems.service_id))
    .where(sql`${orderItems.order_id} = any(${placeholder('ids')})`)
    .orderBy(orderItems.position)

/** The provider's offers for these orders that were not withdrawn, the newest first. */
const loadOffers = ({ db }: UserCtx, provider_id: string, orderIds: string[]) =>
  db
    .select({ order_id: offers.order_id, price: offers.price, status: offers.status, counter: lastCounterStatus })
    .from(offers)
    .where(and(inArray(offers.order_id, orderIds), eq(offers.provider_id, provider_id), ne(offers.status, 'withdrawn')))
    .orderBy(desc(offers.created_at))
