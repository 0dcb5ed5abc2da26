import { resources } from '@wasl/resources/index.ts'
import type { OrderKind, OrderStatus, OrderTransition } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { OrderPaymentState } from '@wasl/shared/lifecycle/orders/payment-states.ts'
import type { Fulfilment, StoreStep, VisitStep } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import type { OpenReturn } from '@wasl/shared/lifecycle/returns.ts'
import type { MeetingWay, ServiceMode } from '@wasl/shared/rules/service-modes.ts'
import type { DayPart } from '@wasl/shared/rules/wanted-time.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { categories, cities, packages, services } from '../../catalog/tables/from-registry.ts'
import { branches } from '../../identity/tables/branches.ts'
import { providers, users } from '../../identity/tables/people.ts'
import { halalas, id, idOf, instant, standardColumns, timeOfDay } from '../../platform/db/columns.ts'
import { listedTable } from '../../platform/db/listed.ts'
import { listIndexes, searchIndex } from '../../platform/db/resource-constraints.ts'
import { files } from '../../platform/db/tables/files.ts'
import { checkouts } from './checkouts.ts'
import { cancellation_reasons } from './from-registry.ts'

/** What a client has booked: a package as it was then. In halalas: `price` before VAT, `total` as its client pays it; the first bookings stored none. */
export type PackageTerms = { title: Localized; includes: readonly Localized[]; price: number; total?: number; duration_days: number }

/** One request of a client. */
export const orders = listedTable(
  'orders',
  {
    ...standardColumns(),
    number: text('number').notNull(), // random, reveals no volume
    kind: text('kind').$type<OrderKind>().notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    client_id: uuid('client_id')
      .notNull()
      .references(() => users.id),
    ordered_by: uuid('ordered_by').references(() => users.id), // the colleague of the client who sent it; none: the client itself
    provider_id: uuid('provider_id').references(() => providers.id), // once chosen
    assigned_user_id: uuid('assigned_user_id').references(() => users.id), // who of the provider handles it
    category_id: uuid('category_id').references(() => categories.id), // none: an order of the store or of a car
    fulfilment: text('fulfilment').$type<Fulfilment>(), // of a paid order of the store or of a car
    open_return: text('open_return').$type<OpenReturn>(), // the status of its open return: a trigger keeps it with the returns
    // What somebody has to do about an order of the store.
    store_step: text('store_step')
      .$type<StoreStep>()
      .generatedAlwaysAs(
        sql`case when kind <> 'store' then null when status = 'disputed' then 'disputed' when status = 'in_progress' and withdrawal_due_at is not null then 'withdrawal' when open_return is not null then 'return_open' when status = 'in_progress' then case fulfilment when 'preparing' then 'to_prepare' when 'prepared' then 'to_send' when 'out_for_delivery' then 'on_the_way' end end`,
      ),
    checkout_id: uuid('checkout_id').references(() => checkouts.id), // of an order of the store or of a car
    mode: text('mode').$type<ServiceMode>().notNull().default('on_site'), // of its services when it was sent
    meeting_way: text('meeting_way').$type<MeetingWay>(),
    city_id: uuid('city_id').references(() => cities.id), // none: remote work, a call
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    district: text('district'), // shown to every matching provider
    address: text('address'), // street and gate, shown once an offer is accepted
    short_address: text('short_address'), // of the National Address
    // A link to the marked location on Google Maps.
    map_link: text('map_link').generatedAlwaysAs(sql`'https://www.google.com/maps/search/?api=1&query=' || lat::text || ',' || lng::text`),
    // The destination of a move.
    to_city_id: uuid('to_city_id').references(() => cities.id),
    to_lat: doublePrecision('to_lat'),
    to_lng: doublePrecision('to_lng'),
    to_district: text('to_district'),
    to_address: text('to_address'),
    to_short_address: text('to_short_address'),
    to_map_link: text('to_map_link').generatedAlwaysAs(
      sql`'https://www.google.com/maps/search/?api=1&query=' || to_lat::text || ',' || to_lng::text`,
    ),
    expected_budget: halalas('expected_budget'),
    duration_days: integer('duration_days'),
    // When the client wants the work, in Riyadh: as soon as possible without a day.
    wanted_on: date('wanted_on', { mode: 'string' }),
    wanted_part: text('wanted_part').$type<DayPart>(),
    wanted_time: timeOfDay('wanted_time'),
    note: text('note'),
    purchase_order: text('purchase_order'), // of the company that ordered
    branch_id: uuid('branch_id').references(() => branches.id, { onDelete: 'set null' }), // of the company, for which it ordered
    // The booked package, and what it was then.
    package_id: uuid('package_id').references(() => packages.id),
    package_terms: jsonb('package_terms').$type<PackageTerms>(),
    accepted_offer_id: uuid('accepted_offer_id').references(idOf('offers')),
    final_amount: halalas('final_amount'), // of the issued invoice
    paid_amount: halalas('paid_amount').notNull().default(0), // of its invoice, counted with every payment
    refunded_amount: halalas('refunded_amount').notNull().default(0),
    pending_refund_amount: halalas('pending_refund_amount'), // of the refund request that awaits approval
    // The unpaid rest of an order that has not ended.
    remaining_amount: halalas('remaining_amount').generatedAlwaysAs(
      sql`case when status in ('completed', 'cancelled', 'rejected', 'expired') then 0 else final_amount - paid_amount end`,
    ),
    payment_state: text('payment_state')
      .$type<OrderPaymentState>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when paid_amount = 0 then 'none' when refunded_amount >= paid_amount then 'refunded' when refunded_amount > 0 then 'partially_refunded' when paid_amount < final_amount then 'partial' else 'paid' end`,
      ),
    change_rounds: integer('change_rounds').notNull().default(0),
    cancel_reason_id: uuid('cancel_reason_id').references(() => cancellation_reasons.id),
    cancel_reason: text('cancel_reason'),
    group_id: uuid('group_id'), // private orders sent to several providers at once
    close_others: boolean('close_others').notNull().default(false), // the first acceptance in the group closes the others
    resent_from_id: uuid('resent_from_id').references(idOf('orders')), // the expired or rejected order with the same content
    withdrawal_due_at: instant('withdrawal_due_at'), // when what the client of goods withdrew is refunded by itself
    withdrawal_rejected_at: instant('withdrawal_rejected_at'), // by the seller: the client cannot withdraw again
    appointment_at: instant('appointment_at'), // when both sides have agreed to meet, or to start
    appointment_minutes: integer('appointment_minutes'),
    // The time that one side has proposed and the other has not answered.
    proposed_appointment_at: instant('proposed_appointment_at'),
    proposed_minutes: integer('proposed_minutes'),
    proposed_by: text('proposed_by').$type<'client' | 'provider'>(),
    visit_step: text('visit_step').$type<VisitStep>(), // how far the visit is
    due_at: instant('due_at'), // the deadline of the current status
    submitted_at: instant('submitted_at').notNull(),
    finished_at: instant('finished_at'),
  },
  (t) => [
    uniqueIndex('orders_number').on(t.number),
    index('orders_client').on(t.client_id, t.submitted_at),
    index('orders_provider').on(t.provider_id, t.submitted_at),
    index('orders_open').on(t.status, t.category_id, t.city_id),
    index('orders_due').on(t.status, t.due_at),
    index('orders_withdrawals').on(t.withdrawal_due_at).where(sql`withdrawal_due_at is not null`),
    index('orders_checkout').on(t.checkout_id).where(sql`checkout_id is not null`),
    check(
      'orders_fulfilment',
      sql`fulfilment is null or (kind = 'store' and fulfilment in ('preparing', 'prepared', 'out_for_delivery'))
        or (kind = 'car' and fulfilment in ('booked', 'under_inspection', 'inspected', 'received', 'delivered'))`,
    ),
    check(
      'orders_store',
      sql`(kind in ('store', 'car')) = (category_id is null) and (kind in ('store', 'car')) = (checkout_id is not null)`,
    ),
    check(
      'orders_place',
      sql`(city_id is not null) = (mode in ('on_site', 'moving') or coalesce(meeting_way, '') = 'office')
        and (to_city_id is not null) = (mode = 'moving') and (meeting_way is not null) = (mode = 'meeting')`,
    ),
    check('orders_package', sql`(package_id is null) = (package_terms is null) and (package_id is null or kind = 'private')`),
    check('orders_wanted', sql`wanted_on is not null or (wanted_part is null and wanted_time is null)`),
    check('orders_proposed_time', sql`(proposed_by is null) = (proposed_appointment_at is null) and proposed_by in ('client', 'provider')`),
    check('orders_visit_step', sql`visit_step in ('on_the_way', 'arrived', 'started')`),
    index('orders_provider_appointments').on(t.provider_id, t.appointment_at).where(sql`appointment_at is not null`),
    index('orders_client_appointments').on(t.client_id, t.appointment_at).where(sql`appointment_at is not null`),
    index('orders_appointments').on(t.appointment_at).where(sql`appointment_at is not null`),
    index('orders_branch').on(t.branch_id).where(sql`branch_id is not null`),
    index('orders_group').on(t.group_id).where(sql`group_id is not null`),
    uniqueIndex('orders_resent_from').on(t.resent_from_id).where(sql`resent_from_id is not null`), // an order is resent once
    ...listIndexes(resources.orders, t, { without: ['client_id', 'provider_id'] }),
  ],
)

/** One answer; a chosen option is stored with its labels, so that it stays what the client chose. */
export type ItemAnswer = { question: number; text?: string; choice?: Localized; number?: number; file_ids?: readonly string[] }

/** One service inside an order, with its own answers. */
export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    order_id: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    service_id: uuid('service_id')
      .notNull()
      .references(() => services.id),
    position: integer('position').notNull(),
    note: text('note'),
    answers: jsonb('answers').$type<readonly ItemAnswer[]>().notNull().default([]),
  },
  // Lists read a view instead, whose search includes the names of services.
  (t) => [
    index('order_items_order').on(t.order_id),
    index('order_items_service').on(t.service_id),
    index('order_items_position').on(sql`${t.position} nulls first`, t.id),
  ],
)

/** The files attached to an order, each with its role. */
export const orderFiles = pgTable(
  'order_files',
  {
    order_id: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    file_id: uuid('file_id')
      .notNull()
      .references(() => files.id),
    item_id: uuid('item_id').references(() => orderItems.id),
    role: text('role').$type<'attachment' | 'item' | 'transfer' | 'delivery'>().notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.order_id, t.file_id] }),
    index('order_files_file').on(t.file_id),
    index('order_files_position').on(sql`${t.position} nulls first`, t.file_id),
  ],
)

/** The history of an order: one row for each transition, never changed. `seq` counts from 1 in each order. */
export const orderEvents = listedTable(
  'order_events',
  {
    id: id(),
    order_id: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    seq: integer('seq').notNull(),
    transition: text('transition').$type<OrderTransition>().notNull(),
    from_status: text('from_status').$type<OrderStatus>().notNull(),
    to_status: text('to_status').$type<OrderStatus>().notNull(),
    actor: text('actor').$type<'client' | 'provider' | 'admin' | 'system' | 'scheduler'>().notNull(),
    actor_id: uuid('actor_id'),
    offer_id: uuid('offer_id').references(idOf('offers')),
    reason: text('reason'),
    appointment_at: instant('appointment_at'), // the time that it proposed, agreed on or dropped
    appointment_minutes: integer('appointment_minutes'),
    before: jsonb('before').$type<Readonly<Record<string, unknown>>>(), // what an edit replaced
    request_id: text('request_id'),
    at: instant('at').notNull(),
  },
  (t) => [uniqueIndex('order_events_seq').on(t.order_id, t.seq), searchIndex(resources['order-events'])],
)
